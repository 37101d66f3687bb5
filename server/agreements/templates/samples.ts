import { Types } from 'mongoose';
import type { TemplateInput } from '../../../shared/schemas/agreement-template';
import type { Models } from '../../models';
import { englishSamples } from './samples-english';
import { spanishSamples } from './samples-spanish';

/** The samples that a new database has; their ids are the same everywhere, so that two servers make them once. */
export const samples: readonly TemplateInput[] = [...englishSamples, ...spanishSamples];

const idOf = (index: number) =>
  new Types.ObjectId(`5a3b1e00000000000000${String(index + 1).padStart(4, '0')}`);

/** Puts our samples where they are missing, and leaves those that the firm has changed. */
export const seedTemplates = async ({ agreementTemplates }: Models, now: () => number): Promise<void> => {
  const updatedAt = new Date(now());
  await agreementTemplates.bulkWrite(
    samples.map((sample, index) => ({
      updateOne: {
        filter: { _id: idOf(index) },
        update: {
          $setOnInsert: {
            ...sample,
            version: 1,
            isSample: true,
            isArchived: false,
            updatedAt,
            updatedBy: 'Lantern',
            before: [],
          },
        },
        upsert: true,
      },
    })),
    { ordered: false },
  );
};
