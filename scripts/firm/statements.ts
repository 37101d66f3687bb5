import { languages } from '../../client/content/languages';
import { register } from '../../client/content/register';
import { formerStatements } from '../../server/start/former-statements';
import { type HeldEdit, type HeldNotice, writeHeld } from '../content/held-statements';
import { withModels } from '../with-models';
import { formatFiles } from './write-site';

/**
 * Writes the corrections and reviews of statements that an earlier version kept in the data into the site's files, and
 * lists what a person must write. The data stay as they are.
 */
export const statements = (): Promise<void> =>
  withModels(async ({ models }) => {
    const edits = models.services.db.collection<HeldEdit>(formerStatements.edits);
    const notices = models.services.db.collection<HeldNotice>(formerStatements.notices);
    const today = new Date().toISOString().slice(0, 10);
    const held = { edits: await edits.find().toArray(), notices: await notices.find().toArray() };
    const { files, byHand } = writeHeld(held, { folder: 'client/content', languages, register }, today);
    formatFiles(files);
    for (const one of [edits, notices]) await one.updateMany({}, { $set: { writtenOn: today } });
    for (const sentence of byHand) console.log(`By hand: ${sentence}`);
    console.log(`Wrote ${[...new Set(files)].join(', ')}. Read the changes, then build the site.`);
  });
