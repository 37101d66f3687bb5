import { sameState } from '../../shared/rules/us-states';
import type { ClientInput } from '../../shared/schemas/client';
import type { Vendor } from '../caller';
import { Rejected } from './rejected';

const caseTypeClosed = () =>
  new Rejected('CASE_TYPE_CLOSED', [
    { field: 'caseType', message: 'We take no leads of this case type from you.' },
  ]);

const stateNotAccepted = () =>
  new Rejected('STATE_NOT_ACCEPTED', [
    { field: 'state', message: 'We take no leads from this state from you.' },
  ]);

/** What a person should look at in a lead that its vendor may send; throws Rejected for one that it may not. */
export const judgeVendorPost = (vendor: Vendor, { caseType, state }: ClientInput): { flags: string[] } => {
  const flags: string[] = [];
  if (vendor.caseTypes.length > 0 && !vendor.caseTypes.includes(caseType)) throw caseTypeClosed();
  if (vendor.states.length > 0) {
    if (state === undefined) flags.push('STATE_MISSING');
    else if (!vendor.states.some((one) => sameState(one, state))) throw stateNotAccepted();
  }
  return { flags };
};
