import { barsText, barText, givenText, openedText } from '../../../shared/bars';
import { day } from '../../../shared/durations';
import { can } from '../../../shared/permissions';
import type { LawyerName } from '../../../shared/schemas/agreement';
import type { Staff } from '../../core/caller';
import { conflict, forbidden } from '../../core/http/trpc';
import { entrustedSince, type UserDoc } from '../../core/user.model';
import { getFullName } from '../auth/own-name';
import type { Deps } from '../deps';

type Needs = Pick<Deps, 'models'>;

/**
 * The time for which a record mentions that an administrator made a lawyer's account, gave access to it, or entered its
 * number.
 */
const openedFor = 7 * day;

const isLawyer = ({ role, bars = [] }: UserDoc): boolean =>
  bars.length > 0 && can(role, 'agreements.countersign');

const toLawyer = (user: UserDoc): LawyerName => ({
  id: String(user._id),
  name: getFullName(user),
  bar: barsText(user.bars ?? [], user.ownBars),
});

/** Returns notes on other users' actions on the account in the last few days: opening it, or entering a bar number. */
const helpedLately = (user: UserDoc, now: number): string =>
  [
    { note: openedText, at: entrustedSince(user) },
    { note: givenText, at: user.barsGivenAt },
  ]
    .flatMap(({ note, at }) =>
      at && at.getTime() + openedFor > now ? ` (${note} ${at.toISOString().slice(0, 10)})` : [],
    )
    .join('');

/** Returns the account of a lawyer who may sign for the firm; undefined for anyone else. */
export const lawyerById = async ({ models }: Needs, id: string): Promise<LawyerName | undefined> => {
  const user = await models.users.findById(id).lean<UserDoc>();
  return user && isLawyer(user) ? toLawyer(user) : undefined;
};

/** Returns the caller as a lawyer, with the account's name. Throws NOT_A_LAWYER, or CONFLICT without a name. */
export const callingLawyer = async (needs: Needs & Deps, { user: { id } }: Staff): Promise<LawyerName> => {
  const user = await needs.models.users.findById(id).lean<UserDoc>();
  if (!user || !isLawyer(user))
    throw forbidden(
      'Only a lawyer can do this. An administrator enters bar numbers under Users.',
      'NOT_A_LAWYER',
    );
  const lawyer = toLawyer(user);
  if (lawyer.name === '')
    throw conflict('Your account has no first and last name. Enter them under Users, then try again.');
  return { ...lawyer, bar: lawyer.bar + helpedLately(user, needs.now()) };
};

/** Returns everyone who may sign for the firm. The name is empty if the account has none. */
export const findLawyers = async ({ models }: Needs): Promise<LawyerName[]> => {
  const users = await models.users.find().sort({ firstName: 1, lastName: 1 }).lean<UserDoc[]>();
  return users.filter(isLawyer).map((user) => ({
    id: String(user._id),
    name: getFullName(user),
    bar: (user.bars ?? []).map(barText).join(', '),
  }));
};
