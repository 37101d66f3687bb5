import { TRPCError } from '@trpc/server';
import { Types } from 'mongoose';
import type {
  AdoptionRecord,
  TemplateInput,
  TemplateRecord,
  TemplateSummary,
} from '../../../shared/schemas/agreement-template';
import { carryingEntry, logCarried } from '../../core/audit/carried-entries';
import { type Entry, shortChanges } from '../../core/audit/write-audit';
import { type Caller, getName, type Staff } from '../../core/caller';
import { notFound } from '../../core/http/trpc';
import type { Deps } from '../deps';
import { callingLawyer } from '../lawyers';
import { templateProblems } from './check-template';
import type { Adoption, TemplateDoc } from './template.model';

type Needs = Pick<Deps, 'models' | 'now'>;

const toAdoptionRecord = (adopted: Adoption | undefined, version: number): AdoptionRecord | null =>
  adopted ? { by: adopted.by, at: adopted.at.toISOString(), version } : null;

/** Returns the adoption by a lawyer's account. A typed name, from before there were such accounts, does not count. */
export const getAdoption = ({ adopted }: Pick<TemplateDoc, 'adopted'>): Adoption | undefined =>
  adopted?.byId === undefined ? undefined : adopted;

export const toSummary = (doc: TemplateDoc): TemplateSummary => ({
  id: String(doc._id),
  kind: doc.kind,
  name: doc.name,
  caseTypes: doc.caseTypes,
  language: doc.language,
  version: doc.version,
  adopted: toAdoptionRecord(getAdoption(doc), doc.version),
  adopterBar: getAdoption(doc)?.bar ?? '',
  typedAdopter: getAdoption(doc) ? '' : (doc.adopted?.by ?? ''),
  isSample: doc.isSample,
});

export const toTemplate = (doc: TemplateDoc): TemplateRecord => ({
  ...toSummary(doc),
  text: doc.text,
  terms: doc.terms,
  keptYears: doc.keptYears,
  isArchived: doc.isArchived,
  updatedAt: doc.updatedAt.toISOString(),
  updatedBy: doc.updatedBy,
  versions: doc.before.map(({ version, at, by, adopted }) => ({
    version,
    at: at.toISOString(),
    by,
    adopted: toAdoptionRecord(adopted, version),
  })),
});

const templateChanged = () =>
  new TRPCError({ code: 'CONFLICT', message: 'Someone else changed this template. Load the page again.' });

/** Returns a template by its ID. Throws NOT_FOUND. */
export const templateById = async ({ models }: Pick<Deps, 'models'>, id: string): Promise<TemplateDoc> => {
  const doc = await models.agreementTemplates.findById(id).lean<TemplateDoc>();
  if (!doc) throw notFound('template');
  return doc;
};

const refuseProblems = (input: TemplateInput) => {
  const [first] = templateProblems(input);
  if (!first) return;
  const where = first.line === null ? '' : `Line ${first.line}: `;
  throw new TRPCError({ code: 'BAD_REQUEST', message: `${where}${first.message}` });
};

const logging = (needs: Needs, caller: Caller, id: unknown, entry: Pick<Entry, 'changes' | 'note'>) =>
  carryingEntry(
    { now: needs.now, caller },
    { action: 'update', entity: 'template', entityId: String(id), ...entry },
  );

export const createTemplate = async (
  needs: Needs,
  caller: Caller,
  input: TemplateInput,
): Promise<TemplateRecord> => {
  refuseProblems(input);
  const { models, now } = needs;
  const _id = new Types.ObjectId();
  const doc: TemplateDoc = {
    ...input,
    _id,
    version: 1,
    isSample: false,
    isArchived: false,
    updatedAt: new Date(now()),
    updatedBy: getName(caller),
    before: [],
  };
  const { _id: __, ...fields } = doc;
  const $push = logging(needs, caller, _id, {
    changes: shortChanges({}, input),
    note: 'version 1',
  });
  await models.agreementTemplates.updateOne({ _id }, { $setOnInsert: fields, $push }, { upsert: true });
  await logCarried(models, 'agreementTemplates');
  return toTemplate(doc);
};

type Change = { $set?: Partial<TemplateDoc>; $unset?: { adopted: '' }; $push?: object };

/** Changes only the version that was read. Throws CONFLICT otherwise. */
const change = async (
  needs: Needs,
  caller: Caller,
  { _id, version }: Pick<TemplateDoc, '_id' | 'version'>,
  { $push, ...update }: Change,
  entry: Pick<Entry, 'changes' | 'note'>,
): Promise<TemplateRecord> => {
  const { models } = needs;
  const after = await models.agreementTemplates
    .findOneAndUpdate(
      { _id, version },
      { ...update, $push: { ...$push, ...logging(needs, caller, _id, entry) } },
      { returnDocument: 'after' },
    )
    .lean<TemplateDoc>();
  if (!after) throw templateChanged();
  await logCarried(models, 'agreementTemplates');
  return toTemplate(after);
};

type Update = TemplateInput & { id: string; version: number };

/** Makes the next version, not yet adopted by a lawyer; a sample of ours remains one until adoption. */
export const updateTemplate = async (
  needs: Needs,
  caller: Caller,
  { id, version, ...input }: Update,
): Promise<TemplateRecord> => {
  refuseProblems(input);
  const before = await templateById(needs, id);
  if (before.version !== version) throw templateChanged();
  const { text, terms, updatedAt: at, updatedBy: by, adopted } = before;
  return change(
    needs,
    caller,
    before,
    {
      $set: {
        ...input,
        version: version + 1,
        updatedAt: new Date(needs.now()),
        updatedBy: getName(caller),
      },
      $unset: { adopted: '' },
      $push: { before: { version, at, by, text, terms, ...(adopted && { adopted }) } },
    },
    { changes: shortChanges(before, input), note: `version ${version + 1}` },
  );
};

/** Adopts a version for a lawyer of the firm, with the account's name and bar numbers. */
export const adoptTemplate = async (
  needs: Needs,
  caller: Staff,
  { id, version }: { id: string; version: number },
): Promise<AdoptionRecord> => {
  const { id: byId, name: by, bar } = await callingLawyer(needs, caller);
  const before = await templateById(needs, id);
  if (before.version !== version) throw templateChanged();
  refuseProblems(before);
  const adopted = { by, byId, bar, at: new Date(needs.now()) };
  const note = `version ${version} adopted by ${by}, ${bar}`;
  await change(needs, caller, before, { $set: { adopted, isSample: false } }, { note });
  return toAdoptionRecord(adopted, version)!;
};

export const putAway = async (
  needs: Needs,
  caller: Caller,
  id: string,
  isArchived: boolean,
): Promise<void> => {
  const before = await templateById(needs, id);
  await change(
    needs,
    caller,
    before,
    { $set: { isArchived } },
    { note: isArchived ? 'archived' : 'restored' },
  );
};
