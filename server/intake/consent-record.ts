import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import { findConsentText } from '../../shared/consent-texts';
import type { ClientInput } from '../../shared/schemas/client';
import { type ConsentAnswer, consentFields } from '../../shared/schemas/consent';
import type { Caller } from '../ground/caller';

/** What the door saw of the request, beside its fields. */
export type Seen = { userAgent?: string | undefined; referer?: string | undefined };

/** The same, read off the request. */
export const seenOf = (req: { get: (name: string) => string | undefined }): Seen => ({
  userAgent: req.get('User-Agent'),
  referer: req.get('Referer'),
});

const campaignName = /^(utm_[a-z_]{1,40}|gclid|gbraid|wbraid|fbclid|msclkid|ttclid)$/;

/** The parameters by which campaigns are told apart, out of a page's address. */
const campaignOf = (url: string | undefined): Record<string, string> => {
  if (!url || !URL.canParse(url, 'http://x')) return {};
  const named = [...new URL(url, 'http://x').searchParams].filter(([name]) => campaignName.test(name));
  return Object.fromEntries(named.map(([name, value]) => [name, value.slice(0, 200)]));
};

const onlyDefined = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;

/** The sender's word that somebody agreed elsewhere: a text and a time, where the answer itself was not sent. */
const grantedOf = ({ contactConsent, consentText, consentAt }: ClientInput): boolean | undefined =>
  contactConsent ?? (consentText && consentAt ? true : undefined);

type Arrival = {
  caller: Caller;
  input: ClientInput;
  clientId: string;
  at: Date;
  seen?: Seen | undefined;
};

/** The record of what a person answered to the question; undefined where the lead says nothing of it. */
export const consentRecord = ({ caller, input, clientId, at, seen = {} }: Arrival) => {
  const granted = grantedOf(input);
  if (granted === undefined) return undefined;
  const shown = caller.kind === 'anonymous' && !input.consentText && findConsentText(input.consentVersion);
  const { consentText, consentAt, jornayaLeadId, trustedFormCertUrl } = input;
  const vendor = onlyDefined({ consentText, consentAt, jornayaLeadId, trustedFormCertUrl });
  const { firstName, lastName, email, phoneNumber } = input;
  const url = input.pageUrl ?? seen.referer?.slice(0, 2000);
  const record: ConsentAnswer = onlyDefined({
    id: new Types.ObjectId().toHexString(),
    kind: 'answer' as const,
    salt: randomBytes(16).toString('hex'),
    clientId,
    granted,
    evidence: shown ? ('seen' as const) : ('claimed' as const),
    claimedBy: shown ? undefined : caller.kind,
    text: shown ? shown.text : (consentText ?? ''),
    version: input.consentVersion,
    layout: shown ? shown.layout : undefined,
    formVersion: input.formVersion,
    setBy: input.consentSetBy,
    person: { firstName, lastName, email, phoneNumber },
    page: onlyDefined({ url, referrer: input.referrer, campaign: campaignOf(url) }),
    ip: caller.ip,
    userAgent: seen.userAgent?.slice(0, 1000),
    shownAt: input.shownAt,
    touchedAt: input.touchedAt,
    sentAt: at.toISOString(),
    vendor: Object.keys(vendor).length > 0 ? vendor : undefined,
  });
  return record;
};

/** What a lead keeps of its input: what was said of the question stands in the record alone. */
export const withoutConsent = (input: ClientInput) =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !(name in consentFields))) as Omit<
    ClientInput,
    keyof typeof consentFields
  >;
