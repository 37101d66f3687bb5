import { Types } from 'mongoose';
import type { TemplateInput } from '../../shared/schemas/agreement-template';
import { addMissing } from '../core/db/add-missing';
import type { Models } from './models';
import { englishSamples } from './samples-english';
import { spanishSamples } from './samples-spanish';
import type { TemplateDoc } from './template.model';

/** The samples of a new database. Their IDs are the same everywhere, so that two servers create them once. */
export const samples: readonly TemplateInput[] = [...englishSamples, ...spanishSamples];

const toId = (index: number) =>
  new Types.ObjectId(`5a3b1e00000000000000${String(index + 1).padStart(4, '0')}`);

/**
 * Updates samples to this version's text if no one has changed or adopted them; the earlier text stays with its
 * version.
 */
const rewordSamples = async ({ agreementTemplates }: Pick<Models, 'agreementTemplates'>, updatedAt: Date) => {
  const docs = await agreementTemplates
    .find({ _id: { $in: samples.map((_, index) => toId(index)) }, isSample: true, updatedBy: 'Lantern' })
    .lean<TemplateDoc[]>();
  for (const { _id, version, text, terms, updatedAt: at, updatedBy: by, adopted } of docs) {
    const sample = samples.find((_, index) => toId(index).equals(_id))!;
    const isSame = text === sample.text && JSON.stringify(terms) === JSON.stringify(sample.terms);
    if (adopted || isSame) continue;
    await agreementTemplates.updateOne(
      { _id, version },
      {
        $set: { text: sample.text, terms: sample.terms, version: version + 1, updatedAt },
        $push: { before: { version, at, by, text, terms } },
      },
    );
  }
};

/** Adds missing samples, and leaves those that the firm has changed or adopted. */
export const seedTemplates = async (models: Models, now: () => number): Promise<void> => {
  const updatedAt = new Date(now());
  await addMissing(
    models.agreementTemplates,
    samples.map((sample, index) => ({
      _id: toId(index),
      ...sample,
      version: 1,
      isSample: true,
      isArchived: false,
      updatedAt,
      updatedBy: 'Lantern',
      before: [],
    })),
  );
  await rewordSamples(models, updatedAt);
};
