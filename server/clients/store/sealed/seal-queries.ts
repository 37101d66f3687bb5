import type { Query, Schema } from 'mongoose';
import type { LeadSeal } from './lead-seal';
import type { Stored } from './turn-parts';

const asks =
  /^(find|findOne|findOneAndUpdate|findOneAndDelete|updateOne|updateMany|countDocuments|distinct)$/;
const reads = /^(find|findOne|findOneAndUpdate)$/;
const writes = /^(findOneAndUpdate|updateOne|updateMany)$/;

/** What a derived value is opened by. */
const sources = { 'keys.email': 'email', phoneE164: 'phoneNumber' } as const;

const isOneId = (id: unknown) => typeof id === 'string' || String(id).length === 24;

/**
 * The seam: whoever asks mongoose for leads, or changes them, speaks of plain values. Leads are read lean; what asks the
 * driver itself uses the seal's own functions.
 */
export const sealQueries = <Doc>(schema: Schema<Doc>, seal: LeadSeal) => {
  schema.pre(asks, function (this: Query<unknown, unknown>) {
    this.setQuery(seal.filter(this.getFilter()));
  });
  schema.pre(reads, function (this: Query<unknown, unknown>) {
    const chosen: Stored = this.projection() ?? {};
    for (const [path, source] of Object.entries(sources)) if (chosen[path]) this.select({ [source]: 1 });
    this.transform((found: unknown) => (Array.isArray(found) ? found.map(seal.open) : seal.open(found)));
  });
  schema.pre(writes, function (this: Query<unknown, unknown>) {
    const { _id } = this.getFilter();
    const update = this.getUpdate() as Record<string, Stored> | null;
    if (update) this.setUpdate(seal.update(isOneId(_id) ? String(_id) : undefined, update));
  });
};
