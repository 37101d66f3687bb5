import { sequenceRecord, sequenceStep } from '../../shared/schemas/sequence';
import { z } from '../../shared/zod';
import { audits } from '../core/audit/audit.model';
import { defineCollection, objectId, type Stored, text } from '../core/record/collection';

export const sequences = defineCollection({
  name: 'sequences',
  called: 'this sequence',
  entity: 'sequence',
  schema: sequenceRecord
    .omit({ id: true })
    .extend({ _id: objectId, name: text, createdAt: z.date(), audits }),
  indexes: [{ on: { startsOn: 1, on: 1 } }, { on: { 'audits._id': 1 }, sparse: true }],
});

export type SequenceDoc = Stored<typeof sequences>;

/** The steps of earlier versions, which never change: a run keeps the version that it started with. */
export const sequenceVersions = defineCollection({
  name: 'sequenceVersions',
  schema: z.object({ _id: z.string(), steps: z.array(sequenceStep) }),
});

export const toVersionId = (sequence: unknown, version: number) => `${sequence} ${version}`;
