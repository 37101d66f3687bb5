import { leadFieldNames, leadFields } from '../../../shared/lead-fields';
import { handlingFields, handlingNames } from '../../../shared/schemas/client';
import type { TellableField } from '../../../shared/schemas/webhook';

/** Labels of the lead fields that a webhook can include. */
export const fieldLabels = {
  ...Object.fromEntries(leadFieldNames.map((name) => [name, leadFields[name].label])),
  ...Object.fromEntries(handlingNames.map((name) => [name, handlingFields[name].label])),
  phoneE164: 'Phone number as E.164',
  source: 'Source',
  version: 'Version',
  createdAt: 'Received',
  updatedAt: 'Last changed',
} as Record<TellableField, string>;
