import { carryingEntry, logCarried } from '../../core/audit/carried-entries';
import { system } from '../../core/caller';
import { carrying } from '../../core/outbox/event';
import { leadEvent } from '../../leads/lead-events';
import { withDeleted } from '../../leads/store/hide-deleted';
import type { ErasureDoc } from '../../proof/erasure.model';
import { holdings } from '../holdings/holdings';
import { type PersonDeps, personOf } from '../person/person';

type About = { email: string; phoneNumber: string };

/** What the person was looked for by; nothing where it cannot be read any more. */
const aboutOf = ({ archive }: PersonDeps, { _id, about }: ErasureDoc): Partial<About> => {
  const text = about && archive.open(about, String(_id));
  return text ? (JSON.parse(text) as About) : {};
};

/** Whether somebody has to keep one of these leads. */
export const isHeld = async (
  { models }: Pick<PersonDeps, 'models'>,
  ids: readonly string[],
): Promise<boolean> =>
  (await models.clients.exists({ _id: { $in: ids }, hold: { $exists: true } }).setOptions(withDeleted)) !==
  null;

/** Erases what every part holds of a person, unless it has to be kept; answers whether it was erased. */
const letGo = async (deps: PersonDeps, erasure: ErasureDoc): Promise<boolean> => {
  const { _id, leads, refused } = erasure;
  if (await isHeld(deps, leads)) return false;
  const person = await personOf(deps, { leads, refused, ...aboutOf(deps, erasure) });
  const erased: Record<string, number> = {};
  for (const [name, holding] of Object.entries(holdings)) erased[name] = await holding.erase(deps, person);
  await deps.models.erasures.updateOne({ _id, erased: { $exists: false } }, { $set: { erased } });
  return true;
};

/**
 * Erases a person, as two people agreed: every part lets go of what it holds, then the embedded store writes its data
 * anew, and only then is it called done. Cut off anywhere, it is done again from the start.
 */
export const carryOut = async (deps: PersonDeps, erasure: ErasureDoc): Promise<void> => {
  const { models, now } = deps;
  const { _id, leads } = erasure;
  if (!(await letGo(deps, erasure))) return;
  await models.rewriteStore();
  await models.erasures.updateOne(
    { _id, state: 'agreed' },
    {
      $set: { state: 'done', doneAt: new Date(now()) },
      $unset: { about: '' },
      $push: {
        ...carrying(leads.flatMap((id) => leadEvent(deps, 'lead.deleted', id, { by: null }))),
        ...carryingEntry(
          { now, caller: system },
          { action: 'erase', entity: 'privacy', entityId: String(_id) },
        ),
      },
    },
  );
  await logCarried(models, 'erasures');
};

const agreedUpon = ({ models }: PersonDeps) => models.erasures.find({ state: 'agreed' }).lean<ErasureDoc[]>();

/** Lets go of people whose server died while it erased them, so that nobody is shown any more: a start waits for it. */
export const letGoOfAgreed = async (deps: PersonDeps): Promise<void> => {
  for (const erasure of await agreedUpon(deps)) await letGo(deps, erasure);
};

/** Erasings that two people agreed on and whose server died. */
export const finishErasures = async (deps: PersonDeps): Promise<void> => {
  for (const erasure of await agreedUpon(deps)) await carryOut(deps, erasure);
};
