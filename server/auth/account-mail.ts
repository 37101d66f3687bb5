/** Something that a person is told about their own account; its words are the mail's business. */
export type AccountMessage =
  | { kind: 'invitation' | 'reset'; to: string; firstName: string; path: string; until: Date }
  | { kind: 'new-device'; to: string; firstName: string; device: string; ip: string; at: Date };

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

/** While no mail is set up: links are shown to whoever made them, and nothing is sent. */
export const noAccountMail: AccountMail = { isSet: () => false, send: async () => {} };
