import { isEmailAddress } from '../../../shared/schemas/text';
import type { Seal } from '../../core/seal';

const about = 'unsubscribe';

type Wish = { to: string; about: string };

/** A link that says who unsubscribes from which messages; sealed, because logs contain addresses of links. */
export const unsubscribeLink = ({ seal }: { seal: Seal }, origin: string, wish: Wish): string =>
  `${origin}/api/mail/unsubscribe/${seal.close(JSON.stringify(wish), about)}`;

/** The content of such a link; undefined if it is not ours. */
export const readUnsubscribe = ({ seal }: { seal: Seal }, token: string): Wish | undefined => {
  const text = seal.open(token, about);
  if (text === undefined) return undefined;
  const wish = JSON.parse(text) as Wish;
  return isEmailAddress(wish.to) ? wish : undefined;
};
