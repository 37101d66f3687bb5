import { isEmailAddress } from '../../shared/schemas/text';
import { suppress } from '../contact/suppress';
import type { SealedLink } from '../core/links';
import { linkRoutes } from '../proof/link-page';
import type { Deps } from './deps';

/** Stops one kind of message to one address. */
export const unsubscribeLink: SealedLink = {
  place: '/api/mail/unsubscribe/',
  about: 'unsubscribe',
  lasts: true,
};

const words = {
  title: 'No more of these messages',
  ask: 'You are about to stop messages of this kind to your address.',
  button: 'Stop these messages',
  done: 'Done. You get no more of these messages.',
  broken: 'This link is not complete. Copy the whole link from the message and try again.',
};

/** By POST, from the page's button or from a mail program's one-click button (RFC 8058). */
export const unsubscribeRoutes = linkRoutes({
  link: unsubscribeLink,
  words: { en: words },
  find: async (_: Deps, text) => {
    const wish: { to: string; about: string; language?: string } = JSON.parse(text);
    return isEmailAddress(wish.to) ? wish : null;
  },
  act: (deps, { to, about }) => suppress(deps, { address: to, about, by: 'link' }),
});
