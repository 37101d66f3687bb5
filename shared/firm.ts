/** The firm's own statements in one language. */
export type FirmSays = {
  hours: { days: string; time: string }[];
  /** The notice that the law requires: contacting the firm does not make anyone a client. */
  notice: string;
};

/** The firm's details for messages; the build takes them from the firm's file. */
export type Firm = FirmSays & {
  name: string;
  /** True if the firm's file still has sample content. */
  isSample?: boolean;
  /** The hours within which the firm promises an answer; undefined without a promise. */
  replyHours?: number | undefined;
  /** When the firm is open, in its own time zone. Days count from Sunday, 0; clocks are as 08:00. */
  openHours: { days: number[]; opens: string; closes: string }[];
  timeZone: string;
  phone: string;
  address: string;
  colours: { ink: string; paper: string; accent: string };
  /** The site's own address, without a trailing slash. */
  origin: string;
  /** The same in the other languages of the site. */
  languages?: Readonly<Record<string, FirmSays>>;
};

/** The hours after which a lead has waited too long: the firm's promise, or a day where it has made none. */
export const hoursUntilLate = ({ replyHours = 24 }: Pick<Firm, 'replyHours'>): number => replyHours;
