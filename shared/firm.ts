/** What the firm says of itself in one language. */
export type FirmSays = {
  hours: { days: string; time: string }[];
  /** What the law asks to be said: that writing to the firm makes nobody its client. */
  notice: string;
};

/** What a message says of the firm; the build takes it from the firm's file. */
export type Firm = FirmSays & {
  name: string;
  /** Its file still has parts that were made up. */
  isSample?: boolean;
  /** Within how many hours it promises an answer; nothing where it has not promised it. */
  replyHours?: number | undefined;
  phone: string;
  address: string;
  colours: { ink: string; paper: string; accent: string };
  /** The site's own address, without a slash at the end. */
  origin: string;
  /** The same in the other languages of the site. */
  languages?: Readonly<Record<string, FirmSays>>;
};
