import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { explain, publicError } from './trpc';

export const withoutEncoding = 'Send the body without Content-Encoding.';

/** Errors from body parsers, by the parser's error type. */
const bodyErrors: Record<string, [status: number, code: string, message: string]> = {
  'entity.too.large': [413, 'PAYLOAD_TOO_LARGE', 'The body is larger than 100 kB.'],
  'parameters.too.many': [413, 'PAYLOAD_TOO_LARGE', 'The form has too many fields.'],
  'encoding.unsupported': [415, 'UNSUPPORTED_MEDIA_TYPE', withoutEncoding],
  'charset.unsupported': [415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the body as UTF-8.'],
};

export type ErrorAnswer = {
  status: number;
  body: { message: string; code: string; issues?: { path: string[]; message: string; code: string }[] };
  /** Seconds. */
  retryAfter?: number;
  /** The cause, for the log. */
  cause?: unknown;
};

/** The error response for callers of `/api`. */
export const errorAnswer = (error: unknown): ErrorAnswer => {
  const type = (error as { type?: string } | undefined)?.type ?? '';
  const [status, code, message] = bodyErrors[type] ?? [];
  if (status) return { status, body: { message: message!, code: code! } };
  if (type.startsWith('entity.') || type === 'request.aborted')
    return { status: 400, body: { message: 'The body is not valid JSON.', code: 'PARSE_ERROR' } };
  const systemCode = (error as { code?: unknown } | undefined)?.code;
  if (typeof systemCode === 'string' && systemCode.startsWith('Z_'))
    return { status: 400, body: { message: 'The compressed body is damaged.', code: 'PARSE_ERROR' } };
  const { error: trpcError, retryAfter } = explain(error);
  return {
    status: getHTTPStatusCodeFromError(trpcError),
    body: publicError(trpcError),
    ...(retryAfter && { retryAfter }),
    cause: trpcError.cause ?? trpcError,
  };
};
