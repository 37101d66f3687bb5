/** A firm's answers, by question id. */
export type Answers = Readonly<Record<string, string>>;
