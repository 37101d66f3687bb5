import { z } from '../../../shared/zod';
import { exchange } from '../../core/endpoints/exchange';
import { TryAgain } from '../../core/outbox/failures';

/** The service's address; the key is sent nowhere else. */
const home = 'https://cert.trustedform.com';
const patience = 10_000;
const mostBytes = 64 * 1024;

/** Returns the ID in a certificate's address, or undefined if it is not such an address. */
export const getCertificateId = (address: string): string | undefined => {
  if (!URL.canParse(address)) return undefined;
  const { origin, username, password, pathname } = new URL(address);
  if (origin !== home || username || password) return undefined;
  return /^\/([\w-]{1,255})\/?$/.exec(pathname)?.[1];
};

type RetainRequest = {
  certificate: string;
  email: string;
  phone: string;
  /** Our ID of the lead, for finding the certificate later. */
  reference: string;
  vendor: string;
};

const answer = z.object({
  match_lead: z
    .object({
      result: z.object({ email_match: z.boolean().nullish(), phone_match: z.boolean().nullish() }).nullish(),
    })
    .nullish(),
  retain: z
    .object({ results: z.object({ expires_at: z.iso.datetime({ offset: true }).nullish() }).nullish() })
    .nullish(),
});

/** The outcome: retained with the matching values, or the reason why not, as a sentence for staff. */
export type Retained = { matched: ('phone' | 'email')[]; expiresAt?: Date; why?: string };

/** Answers that another try would not change. */
const finalAnswers: Record<number, string> = {
  400: 'TrustedForm could not read this certificate.',
  404: 'TrustedForm does not know this certificate, or it has expired.',
  422: 'TrustedForm cannot retain this certificate: it is one for tests, or not complete.',
};

const readAnswer = (text: string): Retained => {
  let parsed: ReturnType<typeof answer.safeParse>;
  try {
    parsed = answer.safeParse(JSON.parse(text));
  } catch {
    throw new TryAgain('an answer that is no JSON');
  }
  if (!parsed.success) throw new TryAgain('an answer of another shape');
  const { match_lead: match, retain } = parsed.data;
  const matched = [
    ...(match?.result?.phone_match ? (['phone'] as const) : []),
    ...(match?.result?.email_match ? (['email'] as const) : []),
  ];
  const results = retain?.results;
  if (results) return { matched, ...(results.expires_at && { expiresAt: new Date(results.expires_at) }) };
  const why =
    matched.length === 0
      ? 'The certificate was filled in with another phone number and e-mail address than this lead has.'
      : 'TrustedForm did not retain this certificate.';
  return { matched, why };
};

/**
 * Asks TrustedForm to compare a certificate with a lead and retain it (Certificate API v4.0,
 * developers.activeprospect.com/api-reference/certificate-url/run-certificate-operations). Does not follow redirects.
 * Throws TryAgain if another try may succeed, including for a refused key, which staff may correct.
 */
export const createTrustedForm =
  (key: string, base = home) =>
  async (
    { certificate, email, phone, reference, vendor }: RetainRequest,
    signal: AbortSignal,
  ): Promise<Retained> => {
    const { status, bytes } = await exchange({
      url: new URL(`/${certificate}`, base),
      headers: {
        Authorization: `Basic ${Buffer.from(`API:${key}`).toString('base64')}`,
        'Api-Version': '4.0',
        'Content-Type': 'application/json',
        Accept: 'application/json',
      },
      body: JSON.stringify({ match_lead: { email, phone }, retain: { reference, vendor } }),
      within: patience,
      mostBytes,
      signal,
    });
    const why = finalAnswers[status];
    if (why) return { matched: [], why };
    if (status !== 200 && status !== 201) throw new TryAgain(`HTTP ${status}`);
    if (bytes.length >= mostBytes) throw new TryAgain('too long an answer');
    return readAnswer(bytes.toString('utf8'));
  };

export type TrustedForm = ReturnType<typeof createTrustedForm>;
