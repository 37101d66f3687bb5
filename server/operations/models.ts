import type { Connection } from 'mongoose';
import { z } from '../../shared/zod';
import { models as conflicts } from '../conflicts/models';
import { models as contact } from '../contact/models';
import { models as conversation } from '../conversation/models';
import { models as core } from '../core/models';
import { bytes, defineCollection, openModels } from '../core/record/collection';
import { models as documents } from '../documents/models';
import { models as intake } from '../intake/models';
import { models as leads } from '../leads/models';
import type { LeadSeal } from '../leads/store/sealed/lead-seal';
import { models as mail } from '../mail/models';
import { models as people } from '../people/models';
import { type Models as Earlier, models as privacy } from '../privacy/models';
import { models as proof } from '../proof/models';
import { models as sequences } from '../sequences/models';
import { models as site } from '../site/models';
import { models as templates } from '../templates/models';
import { models as texting } from '../texting/models';
import { models as vendors } from '../vendors/models';
import { models as webhooks } from '../webhooks/models';

/** The document that test writes replace. */
const probes = defineCollection({
  name: 'probes',
  schema: z.object({
    _id: z.literal('write'),
    at: z.date(),
    /** As many bytes as a lead with its keys, so that a disk without room for a lead has none for this either. */
    filling: bytes,
  }),
});

/** The result of scheduled backups: one document for all servers. */
const backups = defineCollection({
  name: 'backups',
  schema: z.object({
    _id: z.literal('schedule'),
    /** The newest complete backup: its start time and size. */
    lastAt: z.date().optional(),
    bytes: z.number().optional(),
    /** The time of a failure since then, and its reason. */
    failedAt: z.date().optional(),
    failure: z.string().optional(),
  }),
});

/** The collections of this module. */
export const models = openModels({ backups, probes });

/** The collections of this module and of those before it. */
export interface Models extends Earlier, ReturnType<typeof models> {}

/** All collections, for commands that run without the server. */
export const createModels = (db: Connection, leadSeal?: LeadSeal): Models => ({
  ...core(db),
  ...site(db),
  ...leads(db, leadSeal),
  ...people(db),
  ...proof(db, leadSeal),
  ...contact(db),
  ...templates(db),
  ...documents(db),
  ...conflicts(db),
  ...vendors(db),
  ...intake(db),
  ...conversation(db),
  ...texting(db),
  ...mail(db),
  ...sequences(db),
  ...webhooks(db),
  ...privacy(db),
  ...models(db),
});
