import { messages } from '../../../../shared/messages';

/** The not-found screen, and the replacement for a page that fails. */
export const notFound = {
  ...messages.notFound,
  unexpected: messages.unexpected,
  button: 'Back to Home',
  services: 'See our services',
};
