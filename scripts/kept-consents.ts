/**
 * `npm run consent:kept`: lists the consents of erased people that the law makes us keep; `-- ID "reason"` prints one
 * and says so in the audit log.
 */
import { userInfo } from 'node:os';
import { createArchive, listKeptConsents, openKeptConsent } from '../server/privacy/kept-consents';
import { runCommand } from './run-command';
import { withModels } from './with-models';

const [id, reason = ''] = process.argv.slice(2);

await runCommand(() =>
  withModels(async ({ models, settings }) => {
    await settings.checkKeys?.(models);
    if (!id) {
      const consents = await listKeptConsents({ models });
      for (const { id, kind, at, keptUntil } of consents)
        console.log(`${id}  ${kind} of ${at}, kept until ${keptUntil}`);
      console.log(`${consents.length} kept consents. To open one: npm run consent:kept -- ID "reason"`);
      return;
    }
    if (!reason.trim())
      throw new Error(
        `Say why you need to open it; the audit log keeps it: npm run consent:kept -- ${id} "reason"`,
      );
    const needs = { models, archive: createArchive(settings), now: Date.now };
    const why = `${reason.trim()} (npm run consent:kept, by ${userInfo().username} on the server's machine)`;
    console.log(JSON.stringify(await openKeptConsent(needs, id, why), null, 2));
  }),
);
