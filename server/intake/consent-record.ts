import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import { findConsentText } from '../../shared/consent-texts';
import { spokenConsentTexts } from '../../shared/consent-texts/spoken';
import { onlyDefined } from '../../shared/records';
import type { ClientInput } from '../../shared/schemas/client';
import { type ConsentAnswer, type ConsentGrade, consentFields } from '../../shared/schemas/consent';
import { type Caller, getName, getUserId } from '../core/caller';
import { enteredLater } from '../proof/ledger/times';
import type { ReadToken, Witness } from '../proof/witness/witness';

/** The facts about the request itself, besides its fields. */
export type RequestFacts = {
  userAgent?: string | undefined;
  referer?: string | undefined;
  host?: string | undefined;
  /** True if our form posted it without scripts. */
  ownForm?: boolean;
};

/** Returns the facts of a request. */
export const getRequestFacts = (req: { get: (name: string) => string | undefined }): RequestFacts => ({
  userAgent: req.get('User-Agent'),
  referer: req.get('Referer'),
  host: req.get('Host'),
});

const campaignName = /^(utm_[a-z_]{1,40}|gclid|gbraid|wbraid|fbclid|msclkid|ttclid)$/;

/** Returns the campaign parameters of a page's address. */
const getCampaign = (url: string | undefined): Record<string, string> => {
  if (!url || !URL.canParse(url, 'http://x')) return {};
  const named = [...new URL(url, 'http://x').searchParams].filter(([name]) => campaignName.test(name));
  return Object.fromEntries(named.map(([name, value]) => [name, value.slice(0, 200)]));
};

/**
 * Returns consents that the sender claims were given elsewhere: a text and a time, if the answer itself was not sent.
 */
const impliedAnswer = ({ contactConsent, consentText, consentAt }: ClientInput): boolean | undefined =>
  contactConsent ?? (consentText && consentAt ? true : undefined);

type Arrival = {
  caller: Caller;
  input: ClientInput;
  clientId: string;
  at: Date;
  requestFacts?: RequestFacts | undefined;
  /** The way the person told staff their answer. */
  how?: string | undefined;
  /** Reads tokens; set where our own form may post. */
  witness?: Witness | undefined;
  now: () => number;
};

/** Returns the grade, from what the server itself knows: the sender, the token, and the endpoint. */
const getGrade = ({ caller, requestFacts, how }: Arrival, read: ReadToken | undefined): ConsentGrade => {
  if (caller.kind === 'staff' && how) return 'recorded';
  if (caller.kind !== 'anonymous') return 'claimed';
  if (read?.token) return 'witnessed';
  return requestFacts?.ownForm ? 'submitted' : 'claimed';
};

/** Returns another company's claims about the person; undefined if there are none. */
const getVendor = ({ caller, input }: Arrival): ConsentAnswer['vendor'] => {
  const { consentText, consentAt, jornayaLeadId, trustedFormCertUrl } = input;
  const details = onlyDefined({
    ...(caller.kind === 'vendor' && {
      name: caller.vendor.name,
      ip: input.ip_address || undefined,
      userAgent: input.userAgent,
      page: input.landingPageUrl,
    }),
    consentText,
    consentAt,
    jornayaLeadId,
    trustedFormCertUrl,
  });
  return Object.keys(details).length > 0 ? details : undefined;
};

/** Returns the times that the browser reported. With a token, it leaves out those that contradict our own clock. */
const getTimes = ({ input: { shownAt, touchedAt }, at }: Arrival, read: ReadToken | undefined) => {
  const times = onlyDefined({ shownAt, touchedAt });
  const { token } = read ?? {};
  if (!token) return times;
  const isPlausible = (time: string) =>
    Date.parse(time) >= token.issuedAt && Date.parse(time) <= at.getTime();
  const names = (['shownAt', 'touchedAt'] as const).filter((name) => times[name] !== undefined);
  const notPlausible = names.filter((name) => !isPlausible(times[name]!));
  const plausible = names.filter((name) => !notPlausible.includes(name));
  return {
    ...Object.fromEntries(plausible.map((name) => [name, times[name]])),
    ...(notPlausible.length > 0 && { notPlausible }),
  };
};

/** Returns the token's part of the record, or the reason why it proves nothing. */
const tokenFacts = ({ at }: Arrival, read: ReadToken | undefined): Partial<ConsentAnswer> => {
  if (!read) return {};
  const { token } = read;
  if (!token) return { tokenRefused: read.refused };
  return {
    token: {
      id: token.id,
      issuedAt: new Date(token.issuedAt).toISOString(),
      receivedAt: at.toISOString(),
    },
    snapshot: token.snapshot,
  };
};

/** Returns our wording that was shown or read aloud, if our own form or staff may have done so. */
const findOurWording = ({ caller, input: { consentText, consentVersion }, how }: Arrival) => {
  if (consentText) return undefined;
  if (how) return spokenConsentTexts.find(({ version }) => version === consentVersion);
  return caller.kind === 'anonymous' ? findConsentText(consentVersion) : undefined;
};

/** Returns the record of a person's answer; undefined if the lead has none. */
export const consentRecord = (arrival: Arrival) => {
  const { caller, input, clientId, at, requestFacts = {}, how, witness, now } = arrival;
  const granted = impliedAnswer(input);
  if (granted === undefined) return undefined;
  const shown = findOurWording(arrival);
  const read = shown && caller.kind === 'anonymous' ? witness?.read(input, requestFacts.host) : undefined;
  const evidence = shown ? getGrade(arrival, read) : 'claimed';
  const isVendor = caller.kind === 'vendor';
  const { firstName, lastName, email, phoneNumber } = input;
  const url = input.pageUrl ?? (isVendor ? undefined : requestFacts.referer?.slice(0, 2000));
  const record: ConsentAnswer = onlyDefined({
    id: new Types.ObjectId().toHexString(),
    kind: 'answer' as const,
    salt: randomBytes(16).toString('hex'),
    clientId,
    granted,
    evidence,
    claimedBy: evidence === 'claimed' ? caller.kind : undefined,
    recordedBy:
      evidence === 'recorded' && how
        ? { id: getUserId(caller) ?? '', name: getName(caller), how }
        : undefined,
    text: shown ? shown.text : (input.consentText ?? ''),
    version: input.consentVersion,
    layout: shown?.layout,
    formVersion: input.formVersion,
    setBy: input.consentSetBy,
    person: { firstName, lastName, email, phoneNumber },
    page: onlyDefined({ url, referrer: input.referrer, campaign: getCampaign(url) }),
    ip: caller.ip,
    // A vendor's server is not the person's browser.
    userAgent: isVendor ? undefined : requestFacts.userAgent?.slice(0, 1000),
    ...getTimes(arrival, read),
    ...tokenFacts(arrival, read),
    sentAt: at.toISOString(),
    ...enteredLater(at, now()),
    vendor: getVendor(arrival),
  });
  return record;
};

/** Returns the record of an answer whose token another lead has already used. */
export const withoutToken = ({
  token: _,
  snapshot: __,
  steps: ___,
  ...record
}: ConsentAnswer): ConsentAnswer => ({
  ...record,
  evidence: 'claimed',
  claimedBy: 'anonymous',
  tokenRefused: 'used',
});

/** Returns the input that a lead stores, without the consent, which only the record has. */
export const withoutConsent = (input: ClientInput) =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !(name in consentFields))) as Omit<
    ClientInput,
    keyof typeof consentFields
  >;
