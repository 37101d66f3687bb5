import { TRPCError } from '@trpc/server';
import { Types } from 'mongoose';
import type {
  AdoptionRecord,
  TemplateInput,
  TemplateRecord,
  TemplateSummary,
} from '../../../shared/schemas/agreement-template';
import { carryingEntry, logCarried } from '../../core/audit/carried-entries';
import { type Caller, getName, type Staff } from '../../core/caller';
import { notFound } from '../../core/http/trpc';
import type { Deps } from '../deps';
import { callingLawyer } from '../lawyers';
import { templateProblems } from './check-template';
import type { Adoption, TemplateDoc } from './template.model';

type Needs = Pick<Deps, 'models' | 'now'>;

const toAdoptionRecord = (adopted: Adoption | undefined, version: number): AdoptionRecord | null =>
  adopted ? { by: adopted.by, at: adopted.at.toISOString(), version } : null;

/** The adoption by a lawyer's account; a name that was typed, as before there were such accounts, adopts nothing. */
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

export const templateChanged = () =>
  new TRPCError({ code: 'CONFLICT', message: 'Someone else changed this template. Load the page again.' });

/** A template by its id; throws NOT_FOUND. */
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

const logging = (needs: Needs, caller: Caller, id: unknown, note: string) =>
  carryingEntry(
    { now: needs.now, caller },
    { action: 'update', entity: 'template', entityId: String(id), note },
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
  const $push = logging(needs, caller, _id, 'version 1');
  await models.agreementTemplates.updateOne({ _id }, { $setOnInsert: fields, $push }, { upsert: true });
  await logCarried(models, 'agreementTemplates');
  return toTemplate(doc);
};

type Change = { $set?: Partial<TemplateDoc>; $unset?: { adopted: '' }; $push?: object };

/** Changes the version that was read, and no other: throws CONFLICT. */
const change = async (
  needs: Needs,
  caller: Caller,
  { _id, version }: Pick<TemplateDoc, '_id' | 'version'>,
  { $push, ...update }: Change,
  note: string,
): Promise<TemplateRecord> => {
  const { models } = needs;
  const after = await models.agreementTemplates
    .findOneAndUpdate(
      { _id, version },
      { ...update, $push: { ...$push, ...logging(needs, caller, _id, note) } },
      { returnDocument: 'after' },
    )
    .lean<TemplateDoc>();
  if (!after) throw templateChanged();
  await logCarried(models, 'agreementTemplates');
  return toTemplate(after);
};

type Update = TemplateInput & { id: string; version: number };

/** Makes the next version, which no lawyer has adopted yet; a sample of ours stays one until then. */
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
    `version ${version + 1}`,
  );
};

/** A lawyer of the firm answers for a version, with the name and the bar numbers of their account. */
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
  await change(needs, caller, before, { $set: { adopted, isSample: false } }, note);
  return toAdoptionRecord(adopted, version)!;
};

export const putAway = async (
  needs: Needs,
  caller: Caller,
  id: string,
  isArchived: boolean,
): Promise<void> => {
  const before = await templateById(needs, id);
  await change(needs, caller, before, { $set: { isArchived } }, isArchived ? 'archived' : 'restored');
};
