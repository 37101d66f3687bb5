import type { ReasonCode, VendorAnswer } from '../../../shared/schemas/outcome';
import { failedAnswer } from '../answers/vendor-answer';
import { reasonWords } from './page-words';

type SampleAnswer = { title: string; status: number; body: Record<string, unknown> };

const id = '692139f0a41c5d2e8b7f0163';
const requestId = '0b0f6f2c-5c0c-4a51-9a5e-3e8f1f0c2d11';
const at = Date.UTC(2026, 10, 22, 15, 4, 5);

const acceptedBody = (test: boolean): Record<string, unknown> => ({
  id,
  firstName: 'Maria',
  lastName: 'Lopez',
  email: 'maria.lopez@example.com',
  '…': '(the other fields, as stored)',
  outcome: 'accepted',
  externalId: '1001',
  reasonCode: null,
  reasons: [],
  retryable: false,
  test,
  requestId,
  receivedAt: new Date(at).toISOString(),
});

const duplicate: VendorAnswer = {
  outcome: 'duplicate',
  id,
  externalId: '1001',
  reasonCode: 'DUPLICATE',
  reasons: [{ field: 'email', message: 'You sent this person before, with the same case type.' }],
  retryable: false,
  test: false,
  requestId,
  receivedAt: new Date(at).toISOString(),
};

const failure = (status: number, reasonCode: ReasonCode, field: string, message: string): SampleAnswer => ({
  title: reasonWords[reasonCode].title,
  status,
  body: failedAnswer({
    status,
    reasonCode,
    reasons: [{ field, message }],
    sent: { externalId: '1001' },
    test: false,
    requestId,
    now: at,
  }),
});

/** One answer of each kind, from the same code as the API. */
export const sampleAnswers: readonly SampleAnswer[] = [
  { title: 'Accepted', status: 201, body: acceptedBody(false) },
  { title: 'A test, checked in full', status: 200, body: acceptedBody(true) },
  { title: reasonWords.DUPLICATE.title, status: 200, body: duplicate },
  failure(400, 'MISSING_FIELD', 'phoneNumber', 'Required'),
  failure(400, 'INVALID_FIELD', 'email', 'Invalid email address'),
  failure(401, 'UNAUTHORIZED', '', 'This key is not valid (any more). Ask us for a new one.'),
  failure(403, 'VENDOR_PAUSED', '', 'We take no leads from you at the moment. Ask us when we do again.'),
  failure(422, 'OUT_OF_CRITERIA', 'answers.firefighter', 'Needed: Worked as a firefighter.'),
  failure(422, 'CAP_REACHED', '', 'We have as many of these leads from you as we agreed on.'),
  failure(429, 'RATE_LIMITED', '', 'Too many requests. Please wait a moment and try again.'),
  failure(
    503,
    'INTERNAL',
    '',
    'The database cannot confirm this right now. Please try again in a few seconds.',
  ),
];
