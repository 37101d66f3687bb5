import type { Query, Schema } from 'mongoose';
import type { LeadSeal } from './lead-seal';
import type { Stored } from './turn-parts';

const asks =
  /^(find|findOne|findOneAndUpdate|findOneAndDelete|updateOne|updateMany|deleteOne|deleteMany|countDocuments|distinct)$/;
const reads = /^(find|findOne|findOneAndUpdate)$/;
const writes = /^(findOneAndUpdate|updateOne|updateMany)$/;

/** The field that each derived value comes from. */
const sources = { 'keys.email': 'email', phoneE164: 'phoneNumber' } as const;

const isOneId = (id: unknown) => typeof id === 'string' || String(id).length === 24;

type Write = { filter: Record<string, unknown>; update: Record<string, Stored> };

/**
 * Lets mongoose queries and updates use plain values. Leads are read lean and inserted with `insertClient`; only
 * `lead-reads.ts` bypasses mongoose, for speed.
 */
export const sealQueries = <Doc>(schema: Schema<Doc>, seal: LeadSeal) => {
  schema.pre(asks, function (this: Query<unknown, unknown>) {
    this.setQuery(seal.filter(this.getFilter()));
  });
  schema.pre(reads, function (this: Query<unknown, unknown>) {
    const chosen: Stored = this.projection() ?? {};
    for (const [path, source] of Object.entries(sources)) if (chosen[path]) this.select({ [source]: 1 });
    this.transform((result: unknown) => (Array.isArray(result) ? result.map(seal.open) : seal.open(result)));
  });
  schema.pre(writes, function (this: Query<unknown, unknown>) {
    const { _id } = this.getFilter();
    const update = this.getUpdate() as Record<string, Stored> | null;
    if (update) this.setUpdate(seal.update(isOneId(_id) ? String(_id) : undefined, update));
  });
  schema.pre('bulkWrite', (writes) => {
    for (const one of writes.flatMap((write) => ('updateOne' in write ? [write.updateOne as Write] : []))) {
      const { _id } = one.filter;
      one.update = seal.update(isOneId(_id) ? String(_id) : undefined, one.update);
      one.filter = seal.filter(one.filter);
    }
  });
};
