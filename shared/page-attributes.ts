/** The place of the answer to a practice area's questions. */
export const concernAnswerAttribute = 'data-concern-answer';
