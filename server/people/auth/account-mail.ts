/** A mail to a user about their own account, or about another user who gets full rights. The mail module words it. */
export type AccountMessage =
  | { kind: 'invitation' | 'reset'; userId: string; path: string; until: Date }
  | { kind: 'new-device'; userId: string; device: string; ip: string; at: Date }
  | { kind: 'new-admin'; userId: string; name: string; by: string; at: Date }
  | { kind: 'bar-numbers'; userId: string; name: string; bars: string; by: string; at: Date }
  /** Goes to the account's previous mailbox; the account now has a new one. */
  | { kind: 'address-changed'; userId: string; mailbox: string; by: string; at: Date };

/**
 * Sends mail to users. `path` begins with `/` and becomes a link under `PUBLIC_URL`; a mail never contains our address
 * as a request claims it.
 */
export type AccountMail = {
  /** Returns true if mail can be sent. */
  isSet: () => boolean;
  /** Queues a message. Delivery is not known yet. */
  send: (message: AccountMessage) => Promise<void>;
};

/** Used where mail is not set up: nothing is sent, and links are shown to the user who made them. */
export const noAccountMail: AccountMail = { isSet: () => false, send: async () => {} };
