import type { Connection } from 'mongoose';
import { models as agreements } from './agreements/models';
import { models as contact } from './contact/models';
import { models as core } from './core/models';
import { models as intake } from './intake/models';
import { models as leads } from './leads/models';
import type { LeadSeal } from './leads/store/sealed/lead-seal';
import { models as messages } from './messages/models';
import { type Models, models as operations } from './operations/models';
import { models as people } from './people/models';
import { models as privacy } from './privacy/models';
import { models as proof } from './proof/models';
import { models as site } from './site/models';

const parts = [core, site, leads, people, proof, contact, agreements, intake, messages, privacy, operations];

/** Every collection of one database; with a seal, sensitive fields of leads are encrypted in it. */
export const createModels = (connection: Connection, leadSeal?: LeadSeal) =>
  Object.assign({}, ...parts.map((part) => part(connection, leadSeal))) as Models;

export type { Models };
