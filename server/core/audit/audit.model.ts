import { auditActions, auditChange, auditEntities } from '../../../shared/schemas/audit';
import { z } from '../../../shared/zod';
import { anyText, defineCollection, objectId, type Stored, storedAs, text } from '../record/collection';

export const audit = defineCollection({
  name: 'audit',
  schema: z.object({
    _id: objectId,
    at: z.date(),
    actorId: z.string().nullable().default(null),
    actor: text,
    ip: anyText,
    action: z.enum(auditActions),
    entity: z.enum(auditEntities),
    entityId: anyText,
    changes: z.array(auditChange),
    note: anyText,
  }),
  indexes: [
    { on: { at: -1, _id: -1 } },
    { on: { entity: 1, at: -1, _id: -1 } },
    { on: { entity: 1, entityId: 1 } },
    { on: { actorId: 1, at: -1, _id: -1 } },
    { on: { action: 1, at: -1, _id: -1 } },
  ],
});

export type AuditDoc = Stored<typeof audit>;

/**
 * The field of an audited document: each audit entry is part of the write it describes, and stays in the document until
 * it is copied to the log (`write-audit.ts`). Nobody else reads it.
 */
export const audits = z.array(audit.schema).optional().register(storedAs, { select: false });
