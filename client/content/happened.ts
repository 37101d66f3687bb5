import { findStatements } from './find-statements';
import { register } from './register';

/** When what a piece of news tells of happened: the date of the first entry that it names. */
export const happenedOn = ({ paragraphs }: { paragraphs: readonly string[] }): string | undefined =>
  findStatements(paragraphs)
    .map((id) => register[id]?.date)
    .find(Boolean);
