import { expect } from 'vitest';
import { type ContactChannel, contactChannels } from '../../shared/schemas/consent';
import type { Caller } from './caller';

/** The contact gate's result for a lead by channel: `yes`, or the reason. */
export const contactAnswers = async (staff: Caller, id: string): Promise<Record<string, string>> => {
  const answers = contactChannels.map(async (channel) => {
    const { status, body } = await staff.get(`/api/clients/${id}/contact?channel=${channel}`);
    expect(status).toBe(200);
    return [channel, body.allowed ? 'yes' : body.reason];
  });
  return Object.fromEntries(await Promise.all(answers));
};

/** The same result for every channel. */
export const byAll = (answer: string) =>
  Object.fromEntries(contactChannels.map((channel) => [channel, answer])) as Record<ContactChannel, string>;

/** The channels that need consent, including the automated ones. */
export const byConsent = (answer: string) => ({ text: answer, autocall: answer, autotext: answer });
export const byMachine = (answer: string) => ({ autocall: answer, autotext: answer });

/** Manual contact is allowed; automated contact waits until the number is confirmed. */
export const byHand = { ...byAll('yes'), ...byMachine('NOT_CONFIRMED') };
