/** What a firm has answered, by the ids of the questions. */
export type Answers = Readonly<Record<string, string>>;
