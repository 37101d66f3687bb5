import { Types } from 'mongoose';
import type { Context } from '../context';
import type { ClientDoc } from './client.model';

/** Ids of one second are not in the order of their writing when several servers write: look back so far. */
const lookBack = 15;

const secondsBefore = (id: Types.ObjectId, seconds: number) =>
  Types.ObjectId.createFromTime(Math.max(0, id.getTimestamp().getTime() / 1000 - seconds));

/** Whether the caller is still an administrator: who is dismissed hears no more of leads. */
const mayListen = async ({ sessions, req }: Context) => (await sessions.find(req))?.user.role === 'admin';

/** Leads as they arrive, each once, from the one after `since`, until the caller leaves or has to. */
export async function* watchLeads(
  ctx: Context,
  since: string | undefined,
  signal: AbortSignal | undefined,
): AsyncGenerator<ClientDoc> {
  const { clients } = ctx.models;
  const find = (from: Types.ObjectId) =>
    clients
      .find({ _id: { $gt: from } })
      .sort({ _id: 1 })
      .limit(500)
      .lean();
  const newest = await clients.findOne().sort({ _id: -1 }).select({ _id: 1 }).lean();
  let last = since ? new Types.ObjectId(since) : (newest?._id ?? Types.ObjectId.createFromTime(0));
  let seen = new Set(
    since ? [since] : (await find(secondsBefore(last, lookBack))).map(({ _id }) => String(_id)),
  );
  while (!signal?.aborted && (await mayListen(ctx))) {
    const recent = await find(since ? last : secondsBefore(last, lookBack));
    for (const lead of recent) if (!seen.has(String(lead._id))) yield lead;
    seen = new Set([...recent.map(({ _id }) => String(_id)), ...(since ? [] : seen)].slice(0, 5000));
    last = recent.at(-1)?._id ?? last;
    await ctx.newLeads.next(signal);
  }
}
