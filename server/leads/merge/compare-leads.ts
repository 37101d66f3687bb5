import { fieldText, type LeadFieldName, leadField } from '../../../shared/lead-fields';
import { type LeadComparison, type MergedField, mergedFields } from '../../../shared/schemas/merge';
import { fold } from '../../core/db/search';
import { readPhone } from '../phone';
import type { ClientDoc } from '../store/client.model';

type Values = Pick<ClientDoc, MergedField | 'statusReason'>;

/** A new lead has no status to keep. */
const readText = (lead: Values, name: MergedField): string =>
  name === 'status' && lead.status === 'New' ? '' : fieldText(lead[name]).trim();

/** Returns true if two values are one in two spellings, such as a phone number with and without its country code. */
const areSame = (name: MergedField, one: string, other: string): boolean => {
  if (one === other || (name === 'email' && fold(one) === fold(other))) return true;
  if (leadField(name as LeadFieldName)?.input !== 'tel') return false;
  const [first, second] = [readPhone(one), readPhone(other)];
  return first.e164 !== undefined && first.e164 === second.e164 && first.extension === second.extension;
};

/** Compares two leads of one person field by field. */
export const compareLeads = (into: Values, from: Values): LeadComparison => {
  const differing = mergedFields.filter((name) => !areSame(name, readText(into, name), readText(from, name)));
  const isIn = (lead: Values) => (name: MergedField) => readText(lead, name) !== '';
  return {
    asks: differing.filter((name) => isIn(into)(name) && isIn(from)(name)),
    adds: differing.filter((name) => !isIn(into)(name)),
    keeps: differing.filter((name) => !isIn(from)(name)),
  };
};

/** Returns the fields that a merge writes: those that only the other lead has, and the ones that were chosen from it. */
export const mergeFields = (into: Values, from: Values, take: readonly MergedField[]): Partial<Values> => {
  const { asks, adds } = compareLeads(into, from);
  const names = [...adds, ...asks.filter((name) => take.includes(name))];
  return {
    ...Object.fromEntries(names.map((name) => [name, from[name]])),
    // A reason belongs to its status.
    ...(names.includes('status') && { statusReason: from.statusReason }),
  };
};
