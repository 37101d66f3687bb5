import { collectShared } from '../feature';
import { sharedFeatures } from '../features';
import { listNames } from '../records';
import { z } from '../zod';
import { recordId } from './id';
import { trimmedText } from './text';

/** The actions of audit entries and the records that they name, each with its words. */
export const auditActionWords = collectShared(sharedFeatures, 'auditActions');
export const auditEntityWords = collectShared(sharedFeatures, 'auditEntities');
export const auditActions = listNames(auditActionWords);
export const auditEntities = listNames(auditEntityWords);

/** One changed field; empty text stands for no value. */
export const auditChange = z.object({ field: z.string(), from: z.string(), to: z.string() });

/** One audit entry: the person, the action and the time. The entries of one client are its timeline. */
export const auditRecord = z.object({
  id: recordId,
  at: z.iso.datetime(),
  actorId: recordId.nullable().meta({ description: 'Null: the public form or a vendor' }),
  actor: z.string(),
  ip: z
    .string()
    .meta({ description: 'The address that the call came from; empty for entries of older versions' }),
  action: z.enum(auditActions),
  entity: z.enum(auditEntities),
  entityId: z.string(),
  changes: z.array(auditChange),
  note: z.string(),
});
export type AuditRecord = z.infer<typeof auditRecord>;

/** The same in the log, with the name of the record that it is about; empty if that is gone or has none. */
export const auditRow = auditRecord.extend({ subject: z.string() });
export type AuditRow = z.infer<typeof auditRow>;

export const noteInput = z.object({ id: recordId, note: trimmedText(5000) });

export const auditQuery = z.object({
  page: z.int().min(1).max(1_000_000).default(1),
  limit: z.int().min(1).max(100).default(25),
  actorId: recordId.optional(),
  action: z.enum(auditActions).optional(),
  entity: z.enum(auditEntities).optional(),
});
