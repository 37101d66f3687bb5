import { TRPCClientError } from '@trpc/client';
import { messages } from '../../shared/messages';

export type Issue = { path: PropertyKey[]; message: string };

/** The failure of a call, in a form that screens can show. */
type Failure = {
  /** The server's code, for example `CONFLICT`; `OFFLINE` without any response. */
  code: string;
  /** The server's own message, if it was written for people. */
  message?: string;
  issues: Issue[];
  /** Seconds to wait before trying again. */
  retryAfter?: number;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const getIssues = (data: Record<string, unknown>): Issue[] =>
  (Array.isArray(data.issues) ? data.issues : []).filter(
    (issue): issue is Issue =>
      isRecord(issue) && Array.isArray(issue.path) && typeof issue.message === 'string',
  );

const getRetryAfter = (error: TRPCClientError<never>) => {
  const response = error.meta?.response;
  const header = response instanceof Response ? response.headers.get('Retry-After') : null;
  const seconds = Number(header);
  return header && Number.isFinite(seconds) ? seconds : undefined;
};

/** Codes whose messages are written for people. */
const spoken = new Set([
  'CONFLICT',
  'FORBIDDEN',
  'NOT_FOUND',
  'TOO_MANY_REQUESTS',
  'PRECONDITION_FAILED',
  'BAD_REQUEST',
  'PASSWORD_NEEDED',
  'CONFLICT_CHECK_NEEDED',
  'FIELD_IS_FILLED',
  'NOT_A_LAWYER',
  'TEMPLATE_NOT_ADOPTED',
  'NOT_ALLOWED',
  'TEXTS_NOT_SET_UP',
  'NO_NUMBER',
  'MAIL_NOT_SET_UP',
  'NO_ADDRESS',
  'PAYLOAD_TOO_LARGE',
]);

/** For a person who canceled the password dialog, the server's message for programs would say too much. */
const formatSentence = (code: string, error: TRPCClientError<never>) =>
  code === 'PASSWORD_NEEDED' ? messages.proof.missing : error.message;

export const toFailure = (error: unknown): Failure => {
  if (!(error instanceof TRPCClientError)) return { code: 'UNKNOWN', issues: [] };
  const data: unknown = error.data;
  if (!isRecord(data) || typeof data.code !== 'string') {
    return { code: 'OFFLINE', issues: [], retryAfter: getRetryAfter(error) };
  }
  const issues = getIssues(data);
  return {
    code: data.code,
    message: spoken.has(data.code) && issues.length === 0 ? formatSentence(data.code, error) : undefined,
    issues,
    retryAfter: getRetryAfter(error),
  };
};

const oursToFix = new Set(['OFFLINE', 'UNKNOWN', 'INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE', 'TIMEOUT']);

/** True if retrying could help: a refusal stays a refusal. */
export const mayPass = (error: unknown): boolean => oursToFix.has(toFailure(error).code);
