import type { AccountMail, AccountMessage } from '../../../server/people/auth/account-mail';

/** Replaces mail with a mailbox: collects messages, and can make sending hang. */
export const mailbox = () => {
  const received: AccountMessage[] = [];
  const mail: AccountMail = {
    isSet: () => true,
    send: async (message) => {
      received.push(message);
    },
  };
  return {
    mail,
    received,
    /** The token of the newest link. */
    token: () => {
      const last = received.findLast((message) => 'path' in message);
      return last && 'path' in last ? last.path.split('#link=')[1]! : '';
    },
  };
};
