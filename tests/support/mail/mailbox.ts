import type { AccountMail, AccountMessage } from '../../../server/people/auth/account-mail';

/** A mailbox in the place of mail: what would be sent, and a way to let it hang. */
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
