import { serviceDefaults } from '../../../shared/constants';
import type { ServiceInput } from '../../../shared/schemas/service';
import { z } from '../../../shared/zod';
import { audits } from '../../core/audit/audit.model';
import { anyText, defineCollection, type Stored, storedAs, text } from '../../core/record/collection';

const status = z.custom<ServiceInput['status']>().register(storedAs, { type: Number, enum: [0, 1] });

export const services = defineCollection({
  name: 'services',
  called: 'this service',
  entity: 'service',
  schema: z.object({
    _id: z.number(),
    title: text,
    short_description: anyText,
    description: text,
    status: status.default(serviceDefaults.status),
    image_id: z.number().default(serviceDefaults.image_id),
    icon: z.string().default(serviceDefaults.icon),
    version: z.number().optional(),
    audits,
  }),
});

export type ServiceDoc = Stored<typeof services>;
