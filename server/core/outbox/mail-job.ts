import type { MailTemplateName } from '../../../shared/schemas/mail';
import { z } from '../../../shared/zod';
import { typedText } from '../record/collection';
import { otherData } from './event';

/** One message by mail. Its other data are values for the template, or ids to find them with. */
export const mailJob = {
  kind: 'mail',
  data: z
    .object({
      event: z.string(),
      template: typedText<MailTemplateName>(),
      /** `person`, `signer`, `staff`, `heads`, or a user's id. */
      to: z.string(),
    })
    .catchall(otherData),
};
