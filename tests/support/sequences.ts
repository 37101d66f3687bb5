import type { MailMessage } from '../../server/mail/transport';
import { takeSteps } from '../../server/sequences/take-steps';
import { storeIncoming, takeIncoming } from '../../server/texting/take-incoming';
import type { SequencePost, SequenceRecord } from '../../shared/schemas/sequence';
import { eventually } from './eventually';
import { make } from './make';
import { sendTexts } from './send-texts';
import { noMail } from './start-app';
import { openTexts, ourNumber } from './texts';

/** A server with stand-ins for texts and mail, and a clock that the test moves. */
export const openSequences = async (options: Parameters<typeof openTexts>[0] = {}) => {
  const mails: MailMessage[] = [];
  const transport = {
    send: async (message: MailMessage) => {
      mails.push(message);
      return 250;
    },
    check: async () => {},
    close: async () => {},
  };
  const house = await openTexts({ mail: { ...noMail, from: 'office@example.com', transport }, ...options });
  const { app, clock } = house;
  let arrived = 0;

  /** Does what is due now, and what that causes. */
  const work = async () => {
    await app.outbox.run();
    await takeSteps(app);
    await app.outbox.run();
    await sendTexts(app.texts);
    // A text may be leaving in the background.
    const leaving = { $or: [{ state: 'posting' as const }, { dueAt: { $lte: new Date(clock.time) } }] };
    await eventually(() => app.models.messages.countDocuments(leaving)).toBe(0);
  };

  /** A text from a person's telephone. */
  const say = async (body: string, from = '+14155550132') => {
    const id = await storeIncoming(app.texts, {
      providerId: `SMin${arrived++}`,
      from,
      to: ourNumber,
      body,
      media: [],
    });
    if (id) await takeIncoming(app.texts, id);
  };

  return {
    ...house,
    mails,
    work,
    say,
    /** A lead that agreed to texts and confirmed the number. */
    async confirmed(different: { email?: string; phoneNumber?: string; firstName?: string } = {}) {
      const lead = await house.lead(different);
      await work();
      await say('YES', `+1${(different.phoneNumber ?? '(415) 555-0132').replaceAll(/\D/g, '')}`);
      return lead;
    },
    async pass(time: number) {
      clock.time += time;
      await work();
    },
    async sequence(different: Partial<SequencePost> = {}): Promise<SequenceRecord> {
      const admin = await app.signInAsAdmin();
      const { status, body } = await admin.post('/api/sequences', make.sequence({ on: true, ...different }));
      if (status !== 201) throw new Error(`Creating a sequence answered ${status}`);
      return body;
    },
    /** Works on a lead as a member of the staff. */
    async staff(id: string, what: object) {
      const admin = await app.signInAsAdmin();
      const { status, body } = await admin.mutate('desk.work', { id, ...what });
      if (status !== 200) throw new Error(`Work answered ${status}: ${JSON.stringify(body)}`);
    },
    /** Our texts that are neither answers nor the question whether a number is right. */
    texts: () =>
      house.sent().filter(({ body }) => !body.includes('Reply YES') && !body.includes('You asked us')),
    run: async (lead: string) => app.models.sequenceRuns.findOne({ lead }).sort({ startedAt: -1 }).lean(),
  };
};
