import { Types } from 'mongoose';
import type {
  ListedSequence,
  SequencePost,
  SequenceRecord,
  SequenceUpdate,
} from '../../shared/schemas/sequence';
import { shortChanges } from '../core/audit/write-audit';
import type { Staff } from '../core/caller';
import { change, createLogged } from '../core/change/change';
import { get } from '../core/record/get';
import type { Deps } from './deps';
import { translations } from './ready-made';
import { type SequenceDoc, sequences, toVersionId } from './sequence.model';
import { refuseForeignLinks } from './templates/write-template';

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

export const listSequences = async ({ models }: Deps): Promise<ListedSequence[]> => {
  const sequences = await models.sequences.find().sort({ _id: 1 }).lean<SequenceDoc[]>();
  return Promise.all(
    sequences.map(async (one) => ({
      ...toSequence(one),
      ...(translations.has(String(one._id)) && { translationOf: translations.get(String(one._id)) }),
      people: await models.sequenceRuns.countDocuments({ sequence: String(one._id), state: 'open' }),
    })),
  );
};

export const findSequence = ({ models }: Deps, id: string): Promise<SequenceDoc> =>
  get(models.sequences, id, 'sequence');

/** Refuses messages to people with a link that leads elsewhere than to the firm's own site; tasks are for staff. */
const refuseLinks = (deps: Deps, steps: SequencePost['steps'] = []) => {
  const sent = steps.filter(({ channel }) => channel !== 'task');
  return refuseForeignLinks(deps, sent.map(({ subject = '', text }) => `${subject}\n${text}`).join('\n'));
};

/**
 * Keeps the steps of a version before a newer one replaces it. A version to come is not kept: of two changes at once,
 * one is refused.
 */
const keepVersion = async ({ models }: Deps, { _id, version, steps }: SequenceDoc) => {
  await models.sequenceVersions.updateOne({ _id: toVersionId(_id, version) }, { steps }, { upsert: true });
};

export const createSequence = async (
  deps: Deps,
  caller: Staff,
  { language, ...input }: SequencePost,
): Promise<SequenceRecord> => {
  await refuseLinks(deps, input.steps);
  const doc: SequenceDoc = {
    _id: new Types.ObjectId(),
    ...input,
    ...(language && { language }),
    version: 1,
    createdAt: new Date(deps.now()),
  };
  await createLogged(deps, sequences, caller, doc, { changes: shortChanges({}, input) });
  await deps.interest.look();
  return toSequence(doc);
};

/** Changes a sequence. What is under way goes on with the version that it started with. */
export const updateSequence = async (
  deps: Deps,
  caller: Staff,
  { id, version, ...update }: Omit<SequenceUpdate, 'people'>,
): Promise<SequenceRecord> => {
  await refuseLinks(deps, update.steps);
  const { after } = await change(deps, sequences, {
    id,
    version,
    read: findSequence,
    async facts(before) {
      const changes = shortChanges(before, update);
      if (changes.length > 0) await keepVersion(deps, before);
      return changes;
    },
    decide(before, changes) {
      if (changes.length === 0) return {};
      const { language = before.language, ...fields } = update;
      const $set = { ...fields, version: before.version + 1, ...(language && { language }) };
      const write = { $set, ...(!language && { $unset: { language: '' } }) };
      return { write, audit: { caller, changes } };
    },
  });
  await deps.interest.look();
  return toSequence(after);
};
