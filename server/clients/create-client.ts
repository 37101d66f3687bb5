import { createHash } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import { Types } from 'mongoose';
import type { ClientInput } from '../../shared/schemas/client';
import type { Context } from '../context';
import { answersWithin, within } from '../db/deadline';
import { isDuplicateKey } from '../db/errors';
import { toRecord } from '../db/to-record';
import { type ClientDoc, keysOf } from './client.model';
import { toE164 } from './phone';

const keptFor = 24 * 60 * 60 * 1000;

const sha256 = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** The request's Idempotency-Key, bound to its caller and to what was sent. */
const repeatGuard = (ctx: Context, input: ClientInput) => {
  const key = ctx.req.get('Idempotency-Key')?.trim();
  if (!key) return {};
  if (key.length > 255)
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'An Idempotency-Key has at most 255 characters.' });
  // The address may differ when a phone changes networks between two tries of one request.
  const { ip_address: _, ...sent } = input;
  return {
    requestKey: sha256(ctx.session?.user.id ?? 'public', key),
    requestHash: sha256(JSON.stringify(sent)),
  };
};

const newClient = (ctx: Context, input: ClientInput): ClientDoc => {
  const at = new Date(ctx.now());
  const phoneE164 = toE164(input.phoneNumber);
  return {
    _id: new Types.ObjectId(),
    // First, because a search reads a document up to the field that it looks for.
    ...keysOf(input),
    ...input,
    additionalInfo: input.additionalInfo ?? '',
    ip_address: input.ip_address || ctx.ip,
    jornaya_ip: input.jornaya_ip ?? '',
    ...(phoneE164 && { phoneE164 }),
    status: 'New',
    statusReason: '',
    assignedTo: null,
    version: 0,
    createdAt: at,
    updatedAt: at,
    requestId: ctx.requestId,
    ...repeatGuard(ctx, input),
  };
};

const receipt = (client: ClientDoc) => ({
  ...toRecord(client),
  outcome: 'accepted' as const,
  requestId: client.requestId ?? '',
  receivedAt: client.createdAt.toISOString(),
});

/**
 * Stores a lead once: the key and the lead are one write, so a repeat finds either the whole lead or nothing.
 * A repeat within 24 hours gets the first answer; the same key with another body is refused (422).
 */
export const createClient = async (ctx: Context, input: ClientInput): Promise<ReturnType<typeof receipt>> => {
  const { clients } = ctx.models;
  const client = newClient(ctx, input);
  try {
    // The fields were just checked by their schema; mongoose would only check and copy them again.
    await within(answersWithin, ctx.models.insertClient(client));
  } catch (error) {
    if (!client.requestKey || !isDuplicateKey(error)) throw error;
    const first = await clients.findOne({ requestKey: client.requestKey }).lean();
    if (!first) return createClient(ctx, input);
    if (ctx.now() - first.createdAt.getTime() > keptFor) {
      await clients.updateOne({ _id: first._id }, { $unset: { requestKey: '', requestHash: '' } });
      return createClient(ctx, input);
    }
    if (first.requestHash !== client.requestHash)
      throw new TRPCError({
        code: 'UNPROCESSABLE_CONTENT',
        message: 'This Idempotency-Key was used with another body. Use a new key for a new lead.',
      });
    ctx.res.setHeader('Idempotency-Replayed', 'true');
    const { _id, createdAt, requestId, ip_address } = first;
    return receipt({ ...client, _id, createdAt, updatedAt: createdAt, requestId, ip_address });
  }
  ctx.newLeads.announce();
  return receipt(client);
};
