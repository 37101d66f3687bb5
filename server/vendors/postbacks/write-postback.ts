import type { PostbackInput, PostbackRecord } from '../../../shared/schemas/postback';
import { postbackTest } from '../../../shared/schemas/postback';
import { writeAudit } from '../../audit/write-audit';
import type { Staff } from '../../caller';
import type { Deps } from '../../context';
import { entryOf } from '../../outbox/collect-events';
import { event } from '../../outbox/event';
import { notFound } from '../../trpc';
import { withNewSecret } from '../../webhooks/webhook-secrets';
import { refuseUnreachable } from '../../webhooks/write-webhook';
import type { PostbackDoc } from './postback.model';
import { postbackLane } from './tell-vendor';

type By = Pick<Deps, 'models' | 'interest' | 'webhooks' | 'now'> & { caller: Staff };

export const toPostbackRecord = (
  { url, stages, secrets, lastSuccessAt }: PostbackDoc,
  now: number,
): PostbackRecord => {
  const old = secrets.find(({ until }) => until && until.getTime() > now);
  return {
    url,
    stages,
    lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
    oldSecretUntil: old?.until?.toISOString() ?? null,
  };
};

const find = async ({ models }: Pick<Deps, 'models'>, id: string): Promise<PostbackDoc> => {
  const postback = await models.postbacks.findById(id).lean<PostbackDoc>();
  if (!postback) throw notFound('postback');
  return postback;
};

/** What a change is followed by: other writes are to know of it, and the log. Of an address it names the host alone. */
const finish = async (by: By, id: string, note: string) => {
  await by.interest.look();
  await writeAudit(by, { action: 'update', entity: 'vendor', entityId: id, note });
};

/** Sets where a vendor is told of its leads. The first time it answers with a secret, which nobody is shown again. */
export const savePostback = async (by: By, { id, url, stages }: PostbackInput) => {
  refuseUnreachable(by, url);
  if (!(await by.models.vendors.exists({ _id: id }))) throw notFound('vendor');
  const now = by.now();
  const made = withNewSecret(by.webhooks.seal, id, [], now);
  const before = await by.models.postbacks
    .findByIdAndUpdate(
      id,
      { $set: { url, stages }, $setOnInsert: { secrets: made.secrets } },
      { upsert: true },
    )
    .lean<PostbackDoc>();
  await finish(by, id, `outcomes are told to ${new URL(url).host}`);
  const after = await find(by, id);
  return { ...toPostbackRecord(after, now), ...(!before && { secret: made.secret }) };
};

/** A new secret; the one before it signs as well for a day. */
export const rotatePostbackSecret = async (by: By, id: string) => {
  const before = await find(by, id);
  const now = by.now();
  const { secret, secrets } = withNewSecret(by.webhooks.seal, id, before.secrets, now);
  await by.models.postbacks.updateOne({ _id: id }, { $set: { secrets } });
  await finish(by, id, 'a new secret for its outcomes');
  return { ...toPostbackRecord({ ...before, secrets }, now), secret };
};

/** Tells the vendor nothing more, also of what was still on its way. */
export const removePostback = async (by: By, id: string) => {
  await find(by, id);
  await by.models.postbacks.deleteOne({ _id: id });
  await by.models.outbox.deleteMany({
    kind: 'postback',
    'data.vendor': id,
    state: { $in: ['waiting', 'needs a look'] },
  });
  await finish(by, id, 'outcomes are told no more');
};

/** Puts down a message about no lead, to see whether the vendor's end works. */
export const testPostback = async (by: By, id: string) => {
  await find(by, id);
  const test = event(postbackTest, by.now);
  const data = { event: postbackTest, vendor: id, stage: '' };
  const receiver = { id: `postback-${id}`, kind: 'postback', lane: postbackLane(id, 'test'), data };
  await by.models.outbox.create(entryOf(test, receiver));
};
