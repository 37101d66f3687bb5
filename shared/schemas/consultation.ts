import { answerWays, bestTimes } from '../form-controls';
import { messages } from '../messages';
import { z } from '../zod';
import { isBlank, isPastedAddress, text, tidy } from './text';

/** The public consultation form, with its own field names and messages. */
export const consultationForm = z.object({
  firstName: text(100).refine((value) => !isBlank(value), messages.form.firstName),
  lastName: text(100).refine((value) => !isBlank(value), messages.form.lastName),
  email: z
    .stringFormat('idn-email', isPastedAddress, messages.form.email)
    .overwrite(tidy)
    .max(254, messages.form.email),
  phone: z.string().min(10, messages.form.phone).max(40, messages.form.phone),
  caseType: z.string(messages.form.caseType).min(1, messages.form.caseType).max(100),
  message: text(5000).optional(),
  answerBy: z.enum(['', ...answerWays]).optional(),
  bestTime: z.enum(['', ...bestTimes]).optional(),
  agreeToTerms: z.literal(true, messages.form.agreeToTerms),
  contactConsent: z.boolean().optional(),
});
export type ConsultationForm = z.infer<typeof consultationForm>;
