import { conflictsFeature } from './conflicts/feature';
import { contactFeature } from './contact/feature';
import { conversationFeature } from './conversation/feature';
import { coreFeature } from './core/feature';
import { deskFeature } from './desk/feature';
import { documentsFeature } from './documents/feature';
import type { Feature } from './feature';
import { inboxFeature } from './inbox/feature';
import { intakeFeature } from './intake/feature';
import { leadsFeature } from './leads/feature';
import { mailFeature } from './mail/feature';
import { operationsFeature } from './operations/feature';
import { peopleFeature } from './people/feature';
import { privacyFeature } from './privacy/feature';
import { proofFeature } from './proof/feature';
import { sequencesFeature } from './sequences/feature';
import { signingFeature } from './signing/feature';
import { siteFeature } from './site/feature';
import { templatesFeature } from './templates/feature';
import { textingFeature } from './texting/feature';
import { vendorsFeature } from './vendors/feature';
import { webhooksFeature } from './webhooks/feature';

/**
 * The only list of the product's features, in the order in which modules import each other. Collections, procedures,
 * deferred work, personal data and the packet derive from it (`feature.ts`).
 */
export const features = [
  coreFeature,
  siteFeature,
  leadsFeature,
  peopleFeature,
  proofFeature,
  contactFeature,
  templatesFeature,
  documentsFeature,
  signingFeature,
  conflictsFeature,
  deskFeature,
  vendorsFeature,
  intakeFeature,
  conversationFeature,
  textingFeature,
  mailFeature,
  sequencesFeature,
  inboxFeature,
  webhooksFeature,
  privacyFeature,
  operationsFeature,
] as const satisfies readonly Feature[];
