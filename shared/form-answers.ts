/** Site texts in one language that are not part of a page, for answers to a form posted without script. */
export type SiteLanguage = {
  id: string;
  /** The path prefix; empty for the main language. */
  prefix: string;
  /** The validation messages, by their names in shared/messages.ts. */
  messages: Readonly<Record<string, string>>;
  /** Case types by their titles in the main language, and by id for those that are not a service. */
  caseTypes: Readonly<Record<string, string>>;
};

/** The answer pages for such a form in one language; the caller fills in the `{{tokens}}`. */
export type FormAnswers = SiteLanguage & { sent: string; problem: string };
/** One per site language, the main language first. */
export type FormPages = readonly FormAnswers[];
