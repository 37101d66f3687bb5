import { findStatements } from './find-statements';
import { register } from './register';

/** When a news event happened: the date of the first entry that the piece names. */
export const happenedOn = ({ paragraphs }: { paragraphs: readonly string[] }): string | undefined =>
  findStatements(paragraphs)
    .map((id) => register[id]?.date)
    .find(Boolean);
