import type { AuditRecord } from '../../shared/schemas/audit';
import type { Deps } from './deps';
import { leadById } from './store/lead-by-id';

const codeInNote = /^(Your code to sign|Su código para firmar): \d{6}/;

/** Removes from a timeline note the signing code that earlier versions wrote there. */
export const withoutCode = (note: string): string => note.replace(codeInNote, '$1');

/** Returns a lead's history, newest first, starting with its arrival. */
export const loadTimeline = async (deps: Deps, id: string): Promise<AuditRecord[]> => {
  const lead = await leadById(deps, id, { history: 1, createdAt: 1, source: 1 });
  const about = { entity: 'client' as const, entityId: id, ip: '' };
  // Sort by time, because a merge adds entries that are older than existing ones.
  const history = lead.history.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const entries = history.map(({ _id, at, ...entry }) => ({
    ...entry,
    note: withoutCode(entry.note),
    ...about,
    id: String(_id),
    at: at.toISOString(),
  }));
  if (entries.some(({ action }) => action === 'create')) return entries.reverse();
  const arrival: AuditRecord = {
    ...about,
    id,
    at: lead.createdAt.toISOString(),
    actorId: null,
    actor: 'Website',
    action: 'create',
    changes: [],
    note: '',
  };
  return [...entries.reverse(), arrival];
};
