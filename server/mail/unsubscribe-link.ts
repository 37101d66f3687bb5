import { isEmailAddress } from '../../shared/schemas/text';
import type { Mail } from './mail';

const about = 'unsubscribe';

/** The path of these links. */
export const unsubscribePlace = '/api/mail/unsubscribe';

type Needs = Pick<Mail, 'seal' | 'consents'>;
type Wish = { to: string; about: string; language?: string };

/** A link that says who unsubscribes from which messages; sealed, because logs contain addresses of links. */
export const unsubscribeLink = async (
  { consents }: Pick<Needs, 'consents'>,
  origin: string,
  wish: Wish,
): Promise<string> => {
  const seal = await consents.personKeys.linkSeal();
  return `${origin}${unsubscribePlace}/${seal.close(JSON.stringify(wish), about)}`;
};

/** The content of such a link; undefined if it is not ours. */
export const readUnsubscribe = async (
  { seal, consents }: Needs,
  token: string,
): Promise<Wish | undefined> => {
  // Links from before November 29, 2026 are sealed with the server's own key.
  const text = (await consents.personKeys.linkSeal()).open(token, about) ?? seal.open(token, about);
  if (text === undefined) return undefined;
  const wish = JSON.parse(text) as Wish;
  return isEmailAddress(wish.to) ? wish : undefined;
};
