import type { ClientInput } from '../../shared/schemas/client';
import type { MessageTemplatePost } from '../../shared/schemas/message-template';
import type { SequencePost } from '../../shared/schemas/sequence';
import type { ServiceInput } from '../../shared/schemas/service';
import type { UserInput } from '../../shared/schemas/user';

/** Valid input of each kind, with the test's own changes. */
export const make = {
  client: (different: Partial<ClientInput> = {}) => ({
    firstName: 'Maria',
    lastName: 'Lopez',
    email: 'maria.lopez@example.com',
    phoneNumber: '(415) 555-0132',
    caseType: '1',
    additionalInfo: 'I worked as a firefighter for twelve years.',
    ip_address: '203.0.113.7',
    jornaya_ip: '',
    ...different,
  }),
  user: (different: Partial<UserInput> = {}) => ({
    firstName: 'Sam',
    lastName: 'Okafor',
    email: 'sam.okafor@example.com',
    password: 'a long enough password',
    mobileNumber: '(415) 555-0140',
    role: 'admin' as const,
    ...different,
  }),
  service: (different: Partial<ServiceInput> = {}) => ({
    title: 'Water Contamination',
    short_description: 'Harm from water',
    description: 'For people who drank contaminated water and became ill.',
    status: 1,
    image_id: 1,
    icon: 'Droplets',
    ...different,
  }),
  template: (different: Partial<MessageTemplatePost> = {}) => ({
    name: 'A good time',
    on: true,
    channel: 'text' as const,
    language: 'en' as const,
    text: 'Hi {{firstName}}, this is {{firm}}. When can we call you?',
    ...different,
  }),
  sequence: (different: Partial<SequencePost> = {}) => ({
    name: 'Nobody answered',
    on: false,
    startsOn: 'no-answer' as const,
    steps: [
      { wait: 'PT2H', channel: 'text' as const, text: 'Hi {{firstName}}, this is {{firm}}.' },
      { wait: 'P1D', channel: 'email' as const, subject: 'Your request', text: 'Hello {{firstName}},' },
      { wait: 'P1D', channel: 'task' as const, text: 'Call again' },
    ],
    ...different,
  }),
};
