import { judge } from '../../../shared/rules/judge';
import { type AskedLead, withFields } from '../../../shared/rules/questions';
import type { RuleRecord } from '../../../shared/rules/rule';
import { sameState } from '../../../shared/rules/us-states';
import type { ClientInput } from '../../../shared/schemas/client';
import type { Vendor } from '../../core/caller';
import { Rejected } from './answers/rejected';

const caseTypeClosed = () =>
  new Rejected('CASE_TYPE_CLOSED', [
    { field: 'caseType', message: 'We take no leads of this case type from you.' },
  ]);

const stateNotAccepted = () =>
  new Rejected('STATE_NOT_ACCEPTED', [
    { field: 'state', message: 'We take no leads from this state from you.' },
  ]);

const consentMissing = () =>
  new Rejected('CONSENT_MISSING', [
    {
      field: 'contactConsent',
      message: 'Say what the person agreed to: contactConsent, or consentText with consentAt.',
    },
  ]);

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

const refuseByRule = (rule: RuleRecord, input: ClientInput) => {
  const { outcome, failed } = judge(rule, toJudge(rule, input));
  if (outcome !== 'refuse') return;
  const refusing = failed.filter(({ otherwise }) => otherwise === 'refuse');
  const reasons = refusing.map(({ id, words }) => ({ field: `answers.${id}`, message: `Needed: ${words}.` }));
  throw new Rejected(refusing[0]!.reasonCode, reasons);
};

/** Returns the points that a person should check in a lead that its vendor may send. Throws Rejected if it may not. */
export const judgeSubmission = (vendor: Vendor, rule: RuleRecord, input: ClientInput): string[] => {
  const { caseType } = input;
  const state = input.state?.trim() || undefined;
  if (vendor.caseTypes.length > 0 && !vendor.caseTypes.includes(caseType)) throw caseTypeClosed();
  if (vendor.states.length > 0 && state !== undefined && !vendor.states.some((one) => sameState(one, state)))
    throw stateNotAccepted();
  if (vendor.requireConsent && !saysConsent(input)) throw consentMissing();
  refuseByRule(rule, input);
  const isStateMissing = vendor.states.length > 0 && state === undefined;
  return [...(isStateMissing ? ['STATE_MISSING'] : []), ...getFlags(rule, input)];
};
