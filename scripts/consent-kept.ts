import { userInfo } from 'node:os';
import { createArchive, listKeptConsents, openKeptConsent } from '../server/privacy/kept-consents';
import { withModels } from './with-models';

/**
 * Lists the consents of erased people that the law makes us keep; with an id and a reason it prints one and says so in
 * the audit log.
 */
export const consentKept = (id?: string, reason = ''): Promise<void> =>
  withModels(async ({ models, settings }) => {
    await settings.checkKeys?.(models);
    if (!id) {
      const consents = await listKeptConsents({ models });
      for (const { id, kind, at, keptUntil } of consents)
        console.log(`${id}  ${kind} of ${at}, kept until ${keptUntil}`);
      console.log(`${consents.length} kept consents. To open one: npx lantern consent kept ID "reason"`);
      return;
    }
    if (!reason.trim())
      throw new Error(
        `Say why you need to open it; the audit log keeps it: npx lantern consent kept ${id} "reason"`,
      );
    const needs = { models, archive: createArchive(settings), now: Date.now };
    const why = `${reason.trim()} (npx lantern consent kept, by ${userInfo().username} on the server's machine)`;
    console.log(JSON.stringify(await openKeptConsent(needs, id, why), null, 2));
  });
