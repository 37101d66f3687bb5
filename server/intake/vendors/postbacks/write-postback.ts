import type { PostbackInput, PostbackRecord } from '../../../../shared/schemas/postback';
import { postbackTest } from '../../../../shared/schemas/postback';
import { logCarried, logDeletion } from '../../../core/audit/carried-entries';
import { shortChanges } from '../../../core/audit/write-audit';
import type { Staff } from '../../../core/caller';
import { dropUnsent, oldSecretUntil, refuseUnreachable } from '../../../core/endpoints/endpoint';
import { withNewSecret } from '../../../core/endpoints/endpoint-secrets';
import { notFound } from '../../../core/http/trpc';
import { toEntry } from '../../../core/outbox/collect-events';
import { event } from '../../../core/outbox/event';
import type { Deps } from '../../deps';
import { noted } from '../write-vendor';
import type { PostbackDoc } from './postback.model';
import { postbackJob, postbackLane } from './tell-vendor';

type By = Pick<Deps, 'models' | 'interest' | 'webhooks' | 'now'> & { caller: Staff };

export const toPostbackRecord = (
  { url, stages, secrets, lastSuccessAt }: PostbackDoc,
  now: number,
): PostbackRecord => ({
  url,
  stages,
  lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
  oldSecretUntil: oldSecretUntil({ secrets }, now),
});

const find = async ({ models }: Pick<Deps, 'models'>, id: string): Promise<PostbackDoc> => {
  const postback = await models.postbacks.findById(id).lean<PostbackDoc>();
  if (!postback) throw notFound('postback');
  return postback;
};

/** Call after every change: announces it and records it in the audit log. */
const finish = async ({ models, interest }: By) => {
  await logCarried(models, 'postbacks');
  await interest.look();
};

/** Sets the address for a vendor's reports. The first time, returns a secret that is never shown again. */
export const savePostback = async (by: By, { id, url, stages }: PostbackInput) => {
  await refuseUnreachable(by.webhooks, url);
  if (!(await by.models.vendors.exists({ _id: id }))) throw notFound('vendor');
  const now = by.now();
  const generated = withNewSecret(by.webhooks.seal, id, [], now);
  // The log contains only the host of the address.
  const toAudited = (postback: Pick<PostbackDoc, 'url' | 'stages'>) => ({
    host: new URL(postback.url).host,
    stages: postback.stages,
  });
  const stored = await by.models.postbacks.findById(id).lean<PostbackDoc>();
  const changes = shortChanges(stored ? toAudited(stored) : {}, toAudited({ url, stages }));
  const before = await by.models.postbacks
    .findByIdAndUpdate(
      id,
      {
        $set: { url, stages },
        $setOnInsert: { secrets: generated.secrets },
        $push: noted(by, id, 'postback', changes),
      },
      { upsert: true },
    )
    .lean<PostbackDoc>();
  await finish(by);
  const after = await find(by, id);
  return { ...toPostbackRecord(after, now), ...(!before && { secret: generated.secret }) };
};

/** Makes a new secret; the previous one also signs for a day. */
export const rotatePostbackSecret = async (by: By, id: string) => {
  const before = await find(by, id);
  const now = by.now();
  const { secret, secrets } = withNewSecret(by.webhooks.seal, id, before.secrets, now);
  await by.models.postbacks.updateOne(
    { _id: id },
    { $set: { secrets }, $push: noted(by, id, 'a new secret for its outcomes') },
  );
  await finish(by);
  return { ...toPostbackRecord({ ...before, secrets }, now), secret };
};

/** Stops all reports to the vendor, including pending ones. */
export const removePostback = async (by: By, id: string) => {
  await find(by, id);
  const note = 'outcomes are no longer sent';
  await logDeletion(by, { action: 'update', entity: 'vendor', entityId: id, note });
  await by.models.postbacks.deleteOne({ _id: id });
  await dropUnsent(by.models, { kind: 'postback', 'data.vendor': id });
  await finish(by);
};

/** Queues a message about no lead, to test the vendor's endpoint. */
export const testPostback = async (by: By, id: string) => {
  await find(by, id);
  const test = event(postbackJob, by.now, { event: postbackTest, vendor: id, stage: '' });
  await by.models.outbox.create(toEntry(test, { id: `postback-${id}`, lane: postbackLane(id, 'test') }));
};
