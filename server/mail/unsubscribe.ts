import { suppress } from '../contact/suppress';
import { linkRoutes } from '../proof/link-page';
import type { Deps } from './deps';
import { readUnsubscribe, unsubscribePlace } from './unsubscribe-link';

const words = {
  title: 'No more of these messages',
  ask: 'You are about to stop messages of this kind to your address.',
  button: 'Stop these messages',
  done: 'Done. You get no more of these messages.',
  broken: 'This link is not complete. Copy the whole link from the message and try again.',
};

/** By POST, from the page's button or from a mail program's one-click button (RFC 8058). */
export const unsubscribeRoutes = linkRoutes({
  place: unsubscribePlace,
  words: { en: words },
  find: async ({ mail }: Pick<Deps, 'mail'>, token) => (await readUnsubscribe(mail, token)) ?? null,
  act: ({ mail }, { to, about }) => suppress(mail, { address: to, about, by: 'link' }),
});
