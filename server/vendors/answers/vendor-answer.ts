import type { Request } from 'express';
import type { Reason, ReasonCode, VendorAnswer } from '../../../shared/schemas/outcome';
import { type ErrorAnswer, errorAnswer } from '../../core/http/error-answer';
import { type Refusal, Refused } from './refusal';

/** Returns the caller's key; undefined if there is none. A blank one is an invalid key. */
export const shownKey = (req: Request): string | undefined => {
  const bearer = /^bearer(?:\s+(.*))?$/i.exec(req.get('Authorization') ?? '');
  return bearer ? (bearer[1] ?? '').trim() : req.get('X-Api-Key')?.trim();
};

const certificate = 'trustedFormCertUrl';
const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** A missing field is reported before an invalid one, because the sender must change its program for it. */
const codeOfIssues = (reasons: readonly Reason[], body: unknown): ReasonCode => {
  const sent = (body ?? {}) as Record<string, unknown>;
  if (reasons.some(({ field }) => field !== '' && isBlank(sent[field]))) return 'MISSING_FIELD';
  return reasons.every(({ field }) => field === certificate) ? 'CERT_INVALID' : 'INVALID_FIELD';
};

const codeByStatus: Record<number, ReasonCode> = {
  401: 'UNAUTHORIZED',
  403: 'UNAUTHORIZED',
  429: 'RATE_LIMITED',
};

/** Returns the reason for a failed submission in the API's terms: a constant, and a sentence for each field. */
export const getReason = (
  error: unknown,
  { status, body: { issues, message } }: ErrorAnswer,
  sent: unknown,
) => {
  if (error instanceof Refused) return error.refusal;
  if (issues && issues.length > 0) {
    const unique = new Map(
      issues.map(({ path, message: text }) => [
        `${path[0]} ${text}`,
        { field: path[0] ?? '', message: text },
      ]),
    );
    const reasons = [...unique.values()];
    return { reasonCode: codeOfIssues(reasons, sent), reasons };
  }
  const reasonCode = codeByStatus[status] ?? (status >= 500 ? 'INTERNAL' : 'INVALID_FIELD');
  return { reasonCode: reasonCode as ReasonCode, reasons: [{ field: '', message }] };
};

/** Returns true if the same submission may succeed later, because we were busy or failed. */
const isPassing = (status: number) => status === 429 || status >= 500;

const isIdText = (value: unknown) => typeof value === 'string' || typeof value === 'number';

type AnswerDetails = {
  status: number;
  reasonCode: ReasonCode;
  reasons: Reason[];
  sent: unknown;
  test: boolean;
  requestId: string;
  now: number;
};

/** Returns the answer to a failed submission for a caller with a key, on top of the general answer. */
export const failedAnswer = ({
  status,
  reasonCode,
  reasons,
  sent,
  test,
  requestId,
  now,
}: AnswerDetails): VendorAnswer => {
  const externalId = (sent as Record<string, unknown> | null | undefined)?.externalId ?? null;
  return {
    outcome: isPassing(status) ? 'error' : 'rejected',
    id: null,
    externalId: isIdText(externalId) ? String(externalId) : null,
    reasonCode,
    reasons,
    retryable: isPassing(status),
    test,
    requestId,
    receivedAt: new Date(now).toISOString(),
  };
};

/** Returns the answer to a vendor's submission that was refused. */
export const refusedAnswer = (
  refusal: Refusal,
  details: Pick<AnswerDetails, 'sent' | 'test' | 'requestId' | 'now'>,
) => {
  const { status, body } = errorAnswer(new Refused(refusal));
  const { reasonCode, reasons } = refusal;
  return {
    status,
    body: {
      ...body,
      ...failedAnswer({ ...details, status, reasonCode, reasons }),
    },
  };
};
