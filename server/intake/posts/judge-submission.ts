import { judge } from '../../../shared/rules/judge';
import { type AskedLead, withFields } from '../../../shared/rules/questions';
import type { RuleRecord } from '../../../shared/rules/rule';
import { sameState } from '../../../shared/rules/us-states';
import type { ClientInput } from '../../../shared/schemas/client';
import type { Vendor } from '../../core/caller';
import { type Refusal, refuse } from '../../vendors/answers/refusal';
import type { Deps } from '../deps';

const caseTypeClosed = refuse('CASE_TYPE_CLOSED', {
  field: 'caseType',
  message: 'We take no leads of this case type from you.',
});

const stateNotAccepted = refuse('STATE_NOT_ACCEPTED', {
  field: 'state',
  message: 'We take no leads from this state from you.',
});

const consentMissing = refuse('CONSENT_MISSING', {
  field: 'contactConsent',
  message: 'Say what the person agreed to: contactConsent, or consentText with consentAt.',
});

const saysConsent = ({ contactConsent, consentText, consentAt }: ClientInput) =>
  contactConsent ?? Boolean(consentText?.trim() && consentAt);

const toJudge = ({ questions }: RuleRecord, lead: AskedLead) => ({
  answers: withFields(questions, lead),
  state: lead.state,
});

/** Returns the points that a person should check, by the case type's criteria. */
export const getFlags = (rule: RuleRecord, lead: AskedLead): string[] => {
  const { failed, unknown } = judge(rule, toJudge(rule, lead));
  return [...failed.map(({ id }) => `NOT_MET:${id}`), ...unknown.map(({ id }) => `UNKNOWN:${id}`)];
};

const judgeByRule = (rule: RuleRecord, input: ClientInput): Refusal | undefined => {
  const { outcome, failed } = judge(rule, toJudge(rule, input));
  if (outcome !== 'refuse') return undefined;
  const refusing = failed.filter(({ otherwise }) => otherwise === 'refuse');
  const reasons = refusing.map(({ id, words }) => ({ field: `answers.${id}`, message: `Needed: ${words}.` }));
  return refuse(refusing[0]!.reasonCode, ...reasons);
};

const judgeByTerms = (vendor: Vendor, input: ClientInput): Refusal | undefined => {
  const { caseTypes, states, requireConsent } = vendor;
  const state = input.state?.trim() || undefined;
  if (caseTypes.length > 0 && !caseTypes.includes(input.caseType)) return caseTypeClosed;
  if (states.length > 0 && state !== undefined && !states.some((one) => sameState(one, state)))
    return stateNotAccepted;
  return requireConsent && !saysConsent(input) ? consentMissing : undefined;
};

/** Returns the reason to refuse a person on the firm's own do-not-contact list; undefined for anyone else. */
const judgeSuppressed = async ({ suppressed }: Deps, person: ClientInput): Promise<Refusal | undefined> => {
  const field = await suppressed.find(person);
  if (!field) return undefined;
  const message = 'This person asked us not to contact them. Send us no more leads of this person.';
  return refuse('SUPPRESSED', { field, message });
};

/**
 * Returns the reason why a vendor may not send a lead, by its terms, the case type's criteria and the do-not-contact
 * list; otherwise the points that a person should check.
 */
export const judgeSubmission = async (
  deps: Deps,
  vendor: Vendor,
  input: ClientInput,
): Promise<{ refusal: Refusal } | { refusal?: undefined; flags: string[] }> => {
  const rule = await deps.rules.of(input.caseType);
  const refusal =
    judgeByTerms(vendor, input) ??
    judgeByRule(rule, input) ??
    (vendor.refuseSuppressed ? await judgeSuppressed(deps, input) : undefined);
  if (refusal) return { refusal };
  const isStateMissing = vendor.states.length > 0 && !input.state?.trim();
  return { flags: [...(isStateMissing ? ['STATE_MISSING'] : []), ...getFlags(rule, input)] };
};
