import { createInterface } from 'node:readline';
import { TRPCError } from '@trpc/server';
import { listName } from '../../shared/schemas/contact';
import { z } from '../../shared/zod';
import { writeAudit } from '../core/audit/write-audit';
import type { Staff } from '../core/caller';
import { collectTexts } from '../core/db/find-page';
import { route } from '../core/http/route';
import type { Deps } from './deps';
import { importList } from './do-not-contact';

/** Returns every do-not-contact list, with its number of keys and the time of the newest. */
export const readLists = async ({ models }: Deps) => {
  const { doNotContact } = models;
  // A national list has hundreds of millions of keys.
  const names = await collectTexts(doNotContact, 'list');
  return Promise.all(
    names.map(async (name) => {
      const [count, newest] = await Promise.all([
        doNotContact.countDocuments({ list: name }),
        doNotContact.findOne({ list: name }, { at: 1 }).sort({ at: -1 }).lean(),
      ]);
      return { name, count, newest: (newest?.at ?? new Date(0)).toISOString() };
    }),
  );
};

/** Removes a list. Other lists and withdrawals still apply. */
export const removeList = async (deps: Deps, caller: Staff, name: string): Promise<void> => {
  await deps.models.doNotContact.deleteMany({ list: name });
  await writeAudit(deps, caller, { action: 'remove-list', entity: 'privacy', entityId: name });
};

/**
 * `POST /api/contact/lists/{name}`: a list as published, one number a line, read as a stream, because a national list
 * has hundreds of millions of lines.
 */
export const listRoute = route({
  method: 'POST',
  path: '/api/contact/lists/:name',
  permission: 'privacy.manage',
  limit: 'export',
  input: z.object({ name: listName }),
  answer: async (deps: Deps, { req, res, caller }, { name: list }) => {
    if (!req.is('text/plain'))
      throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send the list as text/plain.' });
    const lines = createInterface({ input: req, crlfDelay: Number.POSITIVE_INFINITY });
    const outcome = await importList(deps, list, lines);
    await writeAudit(deps, caller, { action: 'import-list', entity: 'privacy', entityId: list });
    res.status(200).json(outcome);
  },
});
