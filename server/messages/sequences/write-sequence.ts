import { TRPCError } from '@trpc/server';
import { Types } from 'mongoose';
import type {
  ListedSequence,
  SequencePost,
  SequenceRecord,
  SequenceUpdate,
} from '../../../shared/schemas/sequence';
import { carryingEntry, logCarried } from '../../core/audit/carried-entries';
import { auditEntry, shortChanges } from '../../core/audit/write-audit';
import type { Staff } from '../../core/caller';
import { ignoreDuplicate } from '../../core/db/errors';
import { notFound } from '../../core/http/trpc';
import type { Deps } from '../deps';
import { refuseForeignLinks } from '../templates/write-template';
import { translations } from './ready-made';
import { type SequenceDoc, toVersionId } from './sequence.model';

type Needs = Pick<Deps, 'models' | 'interest' | 'mail' | 'now'>;

export const toSequence = ({
  _id,
  createdAt: _,
  audits: __,
  caseTypes,
  sources,
  language,
  ...rest
}: SequenceDoc): SequenceRecord => ({
  id: String(_id),
  ...rest,
  ...(caseTypes?.length && { caseTypes }),
  ...(sources?.length && { sources }),
  ...(language && { language }),
});

export const listSequences = async ({ models }: Pick<Deps, 'models'>): Promise<ListedSequence[]> => {
  const sequences = await models.sequences.find().sort({ _id: 1 }).lean<SequenceDoc[]>();
  return Promise.all(
    sequences.map(async (one) => ({
      ...toSequence(one),
      ...(translations.has(String(one._id)) && { translationOf: translations.get(String(one._id)) }),
      people: await models.sequenceRuns.countDocuments({ sequence: String(one._id), state: 'open' }),
    })),
  );
};

export const findSequence = async ({ models }: Pick<Deps, 'models'>, id: string): Promise<SequenceDoc> => {
  const sequence = await models.sequences.findById(id).lean<SequenceDoc>();
  if (!sequence) throw notFound('sequence');
  return sequence;
};

/** Refuses messages to people with a link that leads elsewhere than to the firm's own site; tasks are for staff. */
const refuseLinks = (deps: Needs, steps: SequencePost['steps'] = []) => {
  const sent = steps.filter(({ channel }) => channel !== 'task');
  return refuseForeignLinks(deps, sent.map(({ subject = '', text }) => `${subject}\n${text}`).join('\n'));
};

/** Stores the steps of a version before any run can name it. */
const keepVersion = async ({ models }: Needs, id: unknown, { version, steps }: SequenceRecord) => {
  await models.sequenceVersions.create({ _id: toVersionId(id, version), steps }).catch(ignoreDuplicate);
};

export const finish = async ({ models, interest }: Needs) => {
  await logCarried(models, 'sequences');
  await interest.look();
};

export const createSequence = async (
  deps: Needs,
  caller: Staff,
  { language, ...input }: SequencePost,
): Promise<SequenceRecord> => {
  await refuseLinks(deps, input.steps);
  const _id = new Types.ObjectId();
  const entityId = String(_id);
  const doc: SequenceDoc = {
    _id,
    ...input,
    ...(language && { language }),
    version: 1,
    createdAt: new Date(deps.now()),
    audits: [
      auditEntry(
        { ...deps, caller },
        { action: 'create', entity: 'sequence', entityId, changes: shortChanges({}, input) },
      ),
    ],
  };
  await keepVersion(deps, _id, toSequence(doc));
  await deps.models.sequences.create(doc);
  await finish(deps);
  return toSequence(doc);
};

export const changedMeanwhile = () =>
  new TRPCError({
    code: 'CONFLICT',
    message: 'Someone else changed this sequence. Load the page again.',
  });

/** Changes a sequence. What is under way goes on with the version that it started with. */
export const updateSequence = async (
  deps: Needs,
  caller: Staff,
  { id, version, ...update }: Omit<SequenceUpdate, 'people'>,
): Promise<SequenceRecord> => {
  const { models, now } = deps;
  await refuseLinks(deps, update.steps);
  const before = await findSequence(deps, id);
  if (version !== undefined && version !== before.version) throw changedMeanwhile();
  const changes = shortChanges(before, update);
  if (changes.length === 0) return toSequence(before);
  const { language = before.language, ...fields } = update;
  const next = { ...before, ...fields, language: language ?? undefined, version: before.version + 1 };
  await keepVersion(deps, id, toSequence(next));
  const { matchedCount } = await models.sequences.updateOne(
    { _id: id, version: before.version },
    {
      $set: { ...fields, version: next.version, ...(language && { language }) },
      ...(language ? {} : { $unset: { language: '' } }),
      $push: carryingEntry({ now, caller }, { action: 'update', entity: 'sequence', entityId: id, changes }),
    },
  );
  if (matchedCount === 0) throw changedMeanwhile();
  await finish(deps);
  return toSequence(next);
};
