/** What a person is told about their own account, or about who else has all rights; its words are the mail's business. */
export type AccountMessage =
  | { kind: 'invitation' | 'reset'; userId: string; path: string; until: Date }
  | { kind: 'new-device'; userId: string; device: string; ip: string; at: Date }
  | { kind: 'new-admin'; userId: string; name: string; by: string; at: Date }
  | { kind: 'bar-numbers'; userId: string; name: string; bars: string; by: string; at: Date }
  /** To the mailbox that the account had before, since the account's own is another one now. */
  | { kind: 'address-changed'; userId: string; mailbox: string; by: string; at: Date };

/**
 * The way to people's mailboxes. `path` begins with `/` and becomes a link under `PUBLIC_URL`: what a request says of
 * our own address is never put into a mail.
 */
export type AccountMail = {
  /** Whether anything can be sent. */
  isSet: () => boolean;
  /** Takes a message over; whether it arrives is not known then. */
  send: (message: AccountMessage) => Promise<void>;
};

/** Where no mail can be sent: links are shown to whoever made them, and nothing is sent. */
export const noAccountMail: AccountMail = { isSet: () => false, send: async () => {} };
