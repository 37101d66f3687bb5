import { editableNames, leadFields, leadSchemas } from '../lead-fields';
import { z } from '../zod';
import { callSources, handlingFields, leadAnswers } from './client';
import { consentFields } from './consent';
import { emailOrNone, text } from './text';

/** A lead entered during a phone call: the name and the number are enough. */
export const phoneIntake = z.object({
  ...leadSchemas(editableNames),
  email: emailOrNone.default(''),
  answers: leadAnswers.optional(),
  source: z.enum(callSources).default('phone'),
  /** The campaign, in the caller's own words. */
  campaign: leadFields.campaign.schema,
  callBack: z.boolean().default(false).meta({ description: 'Adds a call for tomorrow at 9 where they are' }),
  assignedTo: handlingFields.assignedTo.schema.default(null),
  contactConsent: consentFields.contactConsent,
  consentVersion: consentFields.consentVersion.meta({
    description: 'The version of the wording that was read out to the person',
  }),
  note: text(5000).optional(),
  key: z
    .string()
    .min(8)
    .max(64)
    .meta({ description: 'Made once for each call: what is sent twice under it is one lead' }),
});
export type PhoneIntake = z.infer<typeof phoneIntake>;
