import { getGrade } from '../../shared/schemas/consent';
import type { Seal } from '../core/seal';
import type { ConsentDoc } from './consent.model';
import type { Models } from './models';

const about = 'confirm consent';

/** The address under which such links stand. */
export const confirmPlace = '/api/consent/confirm';

/** One answer, and the mailbox that a message went to. */
export type Confirmable = { answerId: string; email: string };

/** What such a link says; undefined where it is not one of ours. */
export const readConfirmLink = ({ seal }: { seal: Seal }, token: string): Confirmable | undefined => {
  const text = seal.open(token, about);
  return text === undefined ? undefined : (JSON.parse(text) as Confirmable);
};

/**
 * The link by which whoever has the mailbox confirms what a lead answered in our form; none where it answered nothing
 * there. Sealed: it holds no name and no number, and nobody can make one for another mailbox.
 */
export const confirmLink = async (
  { models, seal }: { models: Pick<Models, 'consents'>; seal: Seal },
  origin: string,
  { leadId, email }: { leadId: string; email: string },
): Promise<string | undefined> => {
  const [answer] = await models.consents
    .find({ clientId: leadId, kind: 'answer' })
    .sort({ at: -1, _id: -1 })
    .limit(1)
    .lean<ConsentDoc[]>();
  if (answer?.record?.kind !== 'answer' || !answer.record.granted) return undefined;
  if (!['witnessed', 'submitted'].includes(getGrade(answer.record))) return undefined;
  return `${origin}${confirmPlace}/${seal.close(JSON.stringify({ answerId: answer._id, email }), about)}`;
};
