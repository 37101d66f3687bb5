import { findStatements } from './find-statements';
import { register } from './register';

/** The date of a news event: that of the first entry that the piece names. */
export const happenedOn = ({ paragraphs }: { paragraphs: readonly string[] }): string | undefined =>
  findStatements(paragraphs)
    .map((id) => register[id]?.date)
    .find(Boolean);
