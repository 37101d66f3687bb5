import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import { findConsentText } from '../../shared/consent-texts';
import { spokenConsentTexts } from '../../shared/consent-texts/spoken';
import type { ClientInput } from '../../shared/schemas/client';
import { type ConsentAnswer, type ConsentGrade, consentFields } from '../../shared/schemas/consent';
import { type Caller, getName, getUserId } from '../core/caller';
import { enteredLater } from '../proof/ledger/times';
import type { ReadToken, Witness } from '../proof/witness/witness';

/** What the door saw of the request, beside its fields. */
export type RequestFacts = {
  userAgent?: string | undefined;
  referer?: string | undefined;
  host?: string | undefined;
  /** Our form posted it by itself, without script. */
  ownForm?: boolean;
};

/** The same, read off the request. */
export const getRequestFacts = (req: { get: (name: string) => string | undefined }): RequestFacts => ({
  userAgent: req.get('User-Agent'),
  referer: req.get('Referer'),
  host: req.get('Host'),
});

const campaignName = /^(utm_[a-z_]{1,40}|gclid|gbraid|wbraid|fbclid|msclkid|ttclid)$/;

/** The parameters by which campaigns are told apart, out of a page's address. */
const getCampaign = (url: string | undefined): Record<string, string> => {
  if (!url || !URL.canParse(url, 'http://x')) return {};
  const named = [...new URL(url, 'http://x').searchParams].filter(([name]) => campaignName.test(name));
  return Object.fromEntries(named.map(([name, value]) => [name, value.slice(0, 200)]));
};

const onlyDefined = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;

/** The sender's word that somebody agreed elsewhere: a text and a time, where the answer itself was not sent. */
const getGrants = ({ contactConsent, consentText, consentAt }: ClientInput): boolean | undefined =>
  contactConsent ?? (consentText && consentAt ? true : undefined);

type Arrival = {
  caller: Caller;
  input: ClientInput;
  clientId: string;
  at: Date;
  requestFacts?: RequestFacts | undefined;
  /** How a person gave staff their answer, where staff asked them. */
  how?: string | undefined;
  /** Reads tokens, where our form may be at the door. */
  witness?: Witness | undefined;
  now: () => number;
};

/** The grade, of what the server itself knows: who sent it, with what token, through which door. */
const getGrade = ({ caller, requestFacts, how }: Arrival, read: ReadToken | undefined): ConsentGrade => {
  if (caller.kind === 'staff' && how) return 'recorded';
  if (caller.kind !== 'anonymous') return 'claimed';
  if (read?.token) return 'witnessed';
  return requestFacts?.ownForm ? 'submitted' : 'claimed';
};

/** What another company says of the person; nothing where none is named and nothing was said. */
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

/** The times that the browser reported; with a token those that lie outside of what our own clock says are left out. */
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

/** What our token adds to the record, or why it adds nothing. */
const tokenFacts = ({ input, at, witness }: Arrival, read: ReadToken | undefined): Partial<ConsentAnswer> => {
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
    ...(witness?.keepsSteps && input.consentSteps && { steps: input.consentSteps }),
  };
};

/** The wording of ours that was shown or read out, where our own form or our own people may have done so. */
const findShown = ({ caller, input: { consentText, consentVersion }, how }: Arrival) => {
  if (consentText) return undefined;
  if (how) return spokenConsentTexts.find(({ version }) => version === consentVersion);
  return caller.kind === 'anonymous' ? findConsentText(consentVersion) : undefined;
};

/** The record of what a person answered to the question; undefined where the lead says nothing of it. */
export const consentRecord = (arrival: Arrival) => {
  const { caller, input, clientId, at, requestFacts = {}, how, witness, now } = arrival;
  const granted = getGrants(input);
  if (granted === undefined) return undefined;
  const shown = findShown(arrival);
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
    // A vendor's own server is nobody's browser.
    userAgent: isVendor ? undefined : requestFacts.userAgent?.slice(0, 1000),
    ...getTimes(arrival, read),
    ...tokenFacts(arrival, read),
    sentAt: at.toISOString(),
    ...enteredLater(at, now()),
    vendor: getVendor(arrival),
  });
  return record;
};

/** The record of an answer whose token another lead has used already. */
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

/** What a lead keeps of its input: what was said of the question stands in the record alone. */
export const withoutConsent = (input: ClientInput) =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !(name in consentFields))) as Omit<
    ClientInput,
    keyof typeof consentFields
  >;
