import { getGrade } from '../../shared/schemas/consent';
import type { Seal } from '../core/seal';
import type { ConsentDoc } from './consent.model';
import type { Models } from './models';

const about = 'confirm consent';

/** The path of these links. */
export const confirmPlace = '/api/consent/confirm';

/** One answer, and the mailbox that the message went to. */
type Confirmable = { answerId: string; email: string };

/** Returns the content of a link, or undefined if it is not ours. */
export const readConfirmLink = ({ seal }: { seal: Seal }, token: string): Confirmable | undefined => {
  const text = seal.open(token, about);
  return text === undefined ? undefined : (JSON.parse(text) as Confirmable);
};

/**
 * Returns a link that confirms, from the lead's mailbox, what the lead answered in our form; undefined if there was no
 * answer. It is sealed: it contains no name or number, and no one can make one for another mailbox.
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
