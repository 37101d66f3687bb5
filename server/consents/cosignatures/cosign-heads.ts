import { type LookUp, post } from '../../endpoints/post';
import type { PrivateNetworks } from '../../endpoints/public-address';
import type { Models } from '../../models';
import { describeTry, TryAgain } from '../../outbox/failures';
import { consistencyProof, latestHead } from '../certificate';
import { checkpointOf } from '../ledger/checkpoint';
import type { Cosignature, HeadDoc } from '../ledger.model';
import type { Signer } from '../signing-key';
import { readCosignature } from './cosignature';
import type { Cosigner } from './cosigner';

const mostBytes = 16 * 1024;
/** How far a witness's clock may be from ours. */
const clocksDiffer = 5 * 60_000;

type Needs = {
  models: Models;
  signer: Signer;
  /** The name of the log. */
  origin: string;
  cosigners: readonly Cosigner[];
  networks?: PrivateNetworks | undefined;
  lookUp?: LookUp | undefined;
  now: () => number;
};

/** The size of the newest head that this witness has cosigned, as far as we know. */
const sizeCosigned = async ({ ledgerHeads }: Models, { key }: Cosigner): Promise<number> =>
  (await ledgerHeads.findOne({ 'cosignatures.key': key }).sort({ _id: -1 }).lean())?._id ?? 0;

/** Shows a witness that the log of `old` entries, which it knows, is the beginning of the head's. */
const addCheckpoint = async (
  { models, signer, origin, networks = [], lookUp }: Needs,
  { head, url, old, signal }: { head: HeadDoc; url: string; old: number; signal: AbortSignal },
) => {
  const proof = await consistencyProof(models, old, head._id);
  const lines = proof.map((hash) => `${Buffer.from(hash, 'hex').toString('base64')}\n`).join('');
  return post({
    url: `${url.replace(/\/+$/, '')}/add-checkpoint`,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'User-Agent': 'Lantern' },
    body: `old ${old}\n${lines}\n${checkpointOf(origin, head, signer)}`,
    networks,
    signal,
    mostBytes,
    ...(lookUp && { lookUp }),
  });
};

/** What a witness answers, asked once more where it knows another size than we think. */
const askWitness = async (
  needs: Needs,
  cosigner: Cosigner & { url: string },
  head: HeadDoc,
  signal: AbortSignal,
) => {
  const old = await sizeCosigned(needs.models, cosigner);
  const ask = (size: number) => addCheckpoint(needs, { head, url: cosigner.url, old: size, signal });
  const answer = await ask(old);
  const known = answer.status === 409 ? /^(\d{1,15})\n$/.exec(answer.text)?.[1] : undefined;
  if (!known || Number(known) === old) return answer;
  if (Number(known) > head._id) throw new TryAgain(`knows ${known} entries, more than this log has`);
  return ask(Number(known));
};

/** Whether a witness can have signed then: after the head was made, and not in a time to come. */
const isPlausible = ({ at }: Cosignature, { timestamp }: HeadDoc, now: number): boolean =>
  Date.parse(at) > Date.parse(timestamp) - clocksDiffer && Date.parse(at) < now + clocksDiffer;

const cosign = async (
  needs: Needs,
  cosigner: Cosigner & { url: string },
  head: HeadDoc,
  signal: AbortSignal,
) => {
  const { status, text } = await askWitness(needs, cosigner, head, signal);
  if (status !== 200) throw new TryAgain(`HTTP ${status}`);
  // An answer that was cut off is none.
  const isWhole = /^(?:— .+\n)+$/.test(text) && Buffer.byteLength(text) < mostBytes;
  const cosignature = isWhole ? readCosignature(cosigner, { origin: needs.origin, head }, text) : undefined;
  if (!cosignature || !isPlausible(cosignature, head, needs.now()))
    throw new TryAgain('an answer without a cosignature of this head');
  await needs.models.ledgerHeads.updateOne(
    { _id: head._id, 'cosignatures.key': { $ne: cosigner.key } },
    { $push: { cosignatures: cosignature } },
  );
};

const hasAddress = (cosigner: Cosigner): cosigner is Cosigner & { url: string } => cosigner.url !== undefined;

/**
 * Has the newest head of the log cosigned by the witnesses that are set (C2SP, tlog-witness: `add-checkpoint`): each
 * says that the log only grew since it last looked, so that two different logs cannot be shown to two people. What
 * leaves is a size, hashes and our signature.
 */
export const cosignHeads = async (needs: Needs, signal: AbortSignal): Promise<void> => {
  const head = await latestHead(needs.models);
  // A key that was replaced says nothing any more.
  if (head?.keyId !== needs.signer.keyId) return;
  const waiting = needs.cosigners
    .filter(hasAddress)
    .filter(({ key }) => !head.cosignatures?.some((one) => one.key === key));
  const tries = await Promise.allSettled(waiting.map((cosigner) => cosign(needs, cosigner, head, signal)));
  const failed = tries.flatMap((one, index) =>
    one.status === 'rejected' ? [`${waiting[index]!.name}: ${describeTry(one.reason)}`] : [],
  );
  if (failed.length > 0) throw new TryAgain(failed.join('; '));
};
