/** What the site says in a language beside its pages, for the answers to a form that was posted without script. */
export type SiteLanguage = {
  id: string;
  /** In front of every path; empty for the main language. */
  prefix: string;
  /** The sentences of the form's rules by their names in shared/messages.ts. */
  messages: Readonly<Record<string, string>>;
  /** Case types by their titles in the main language, and by the ids of those that are no service. */
  caseTypes: Readonly<Record<string, string>>;
};

/** The answers to such a form in a language; the caller fills their `{{tokens}}`. */
export type FormAnswers = SiteLanguage & { sent: string; problem: string };
/** In every language of the site, the main one first. */
export type FormPages = readonly FormAnswers[];
