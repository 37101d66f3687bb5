import { bySuppression, mailSettings, suppressionInput, suppressionRecord } from '../../shared/schemas/mail';
import { z } from '../../shared/zod';
import { suppress } from '../contact/suppress';
import { everything } from '../contact/suppression.model';
import { writeAudit } from '../core/audit/write-audit';
import { getName } from '../core/caller';
import { toRecord } from '../core/db/to-record';
import { badRequest, router } from '../core/http/trpc';
import { enqueueMail } from '../core/outbox/enqueue';
import { procedureFor } from './deps';

const mostShown = 500;

export const mailRouter = router({
  settings: procedureFor('mail.manage')
    .output(mailSettings)
    .query(({ ctx: { mail } }) => ({
      isOn: mail.transport !== undefined,
      from: mail.from,
      staff: mail.staff,
      staffMode: mail.staffMode,
      quietHours: mail.quietHours,
    })),

  /** Sends a message to the person who asks for it. */
  test: procedureFor('mail.manage')
    .output(z.void())
    .mutation(async ({ ctx }) => {
      const user = await ctx.models.users.findById(ctx.caller.user.id).lean();
      if (!ctx.mail.transport) throw badRequest('No mail server is set up: set SMTP_URL and MAIL_FROM.');
      if (!user?.email) throw badRequest('You have no e-mail address yet: add one under Users.');
      const to = ctx.caller.user.id;
      await enqueueMail(ctx, { event: 'mail.test', template: 'test', to });
    }),

  suppressed: procedureFor('mail.manage')
    .output(z.array(suppressionRecord))
    .query(async ({ ctx }) => {
      const suppressions = await ctx.models.suppressions.find().sort({ at: -1 }).limit(mostShown).lean();
      return suppressions.map(toRecord);
    }),

  suppress: procedureFor('mail.manage')
    .input(suppressionInput)
    .output(z.void())
    .mutation(async ({ ctx, input: { address } }) => {
      await suppress(ctx, { address, about: everything, by: getName(ctx.caller) });
      await writeAudit(ctx, ctx.caller, { action: 'create', entity: 'mail', entityId: '' });
    }),

  allowAgain: procedureFor('mail.manage')
    .input(bySuppression)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      await ctx.models.suppressions.deleteOne({ _id: input.id });
      await writeAudit(ctx, ctx.caller, { action: 'delete', entity: 'mail', entityId: '' });
    }),
});
