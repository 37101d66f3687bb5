/** What a message says of the firm; the build takes it from the firm's file. */
export type Firm = {
  name: string;
  phone: string;
  hours: { days: string; time: string }[];
  address: string;
  /** What the law asks to be said: that writing to the firm makes nobody its client. */
  notice: string;
  colours: { ink: string; paper: string; accent: string };
  /** The site's own address, without a slash at the end. */
  origin: string;
};
