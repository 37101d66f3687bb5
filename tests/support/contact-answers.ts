import { expect } from 'vitest';
import { type ContactChannel, contactChannels } from '../../shared/schemas/consent';
import type { Caller } from './caller';

/** What the contact gate answers of a lead by every channel: `yes`, or the reason. */
export const contactAnswers = async (staff: Caller, id: string): Promise<Record<string, string>> => {
  const answers = contactChannels.map(async (channel) => {
    const { status, body } = await staff.get(`/api/clients/${id}/contact?channel=${channel}`);
    expect(status).toBe(200);
    return [channel, body.allowed ? 'yes' : body.reason];
  });
  return Object.fromEntries(await Promise.all(answers));
};

/** The same answer by every channel. */
export const byAll = (answer: string) =>
  Object.fromEntries(contactChannels.map((channel) => [channel, answer])) as Record<ContactChannel, string>;

/** The channels that need a consent, and of them those of a machine. */
export const byConsent = (answer: string) => ({ text: answer, autocall: answer, autotext: answer });
export const byMachine = (answer: string) => ({ autocall: answer, autotext: answer });

/** Everything by hand; a machine waits until the number confirmed itself. */
export const byHand = { ...byAll('yes'), ...byMachine('NOT_CONFIRMED') };
