import { serviceDefaults } from '../constants';
import { z } from '../zod';
import { recordVersion, seenVersion, serialId } from './id';
import { pageQuery } from './list';
import { filledText, text } from './text';

/** 1 is active, 0 is inactive. An inactive service is not offered in the public form. */
export const serviceStatus = z.union([z.literal(1), z.literal(0)]);

const fields = {
  title: filledText(200).meta({ example: 'Paraquat' }),
  short_description: text(300),
  description: filledText(10_000),
  status: serviceStatus,
  image_id: serialId.meta({ description: 'The id that POST /api/media/upload answered' }),
  icon: filledText(60).meta({ description: 'The name of a line icon', example: serviceDefaults.icon }),
};

export const serviceInput = z.object({
  ...fields,
  short_description: fields.short_description.default(''),
  status: fields.status.default(serviceDefaults.status),
  image_id: fields.image_id.default(serviceDefaults.image_id),
  icon: fields.icon.default(serviceDefaults.icon),
});
export type ServiceInput = z.infer<typeof serviceInput>;

export const serviceRecord = z.object({
  id: z.int(),
  version: recordVersion,
  title: z.string(),
  short_description: z.string(),
  description: z.string(),
  status: serviceStatus,
  image_id: z.int(),
  fileUrl: z.string().meta({ description: 'The path of the image, to be put behind the image host' }),
  icon: z.string(),
});
export type ServiceRecord = z.infer<typeof serviceRecord>;

/** `PUT /api/services/{id}`: missing fields stay unchanged. */
export const serviceUpdate = z.object({ ...fields, version: seenVersion }).partial();

export const caseTypeRecord = z.object({ id: z.int(), title: z.string() });

export const serviceColumns = ['id', 'title', 'status'] as const;
export const servicePageQuery = pageQuery(serviceColumns);
