import { messages } from '../../../shared/messages';
import { type VendorRecord, vendorUpdate } from '../../../shared/schemas/vendor';
import { findProblems, type Problems } from '../form/validation';

const shown = (number: number | null) => (number === null ? '' : String(number));

/** Converts a vendor's terms to form values. */
export const getValues = (vendor: VendorRecord) => ({
  name: vendor.name,
  mode: vendor.mode,
  status: vendor.status,
  dailyCap: shown(vendor.dailyCap),
  monthlyCap: shown(vendor.monthlyCap),
  price: shown(vendor.price),
  duplicateDays: String(vendor.duplicateDays),
  samePerson: vendor.samePerson,
  requireConsent: vendor.requireConsent,
  refuseSuppressed: vendor.refuseSuppressed,
  claimDays: shown(vendor.claimedCalls?.days ?? null),
  claimReason: vendor.claimedCalls?.reason ?? '',
  refuseUnread: vendor.refuseUnread,
  returnDays: String(vendor.returnDays),
  returnReasons: vendor.returnReasons.join(', '),
  states: vendor.states.join(', '),
  caseTypes: vendor.caseTypes,
  caps: vendor.caps.map(({ per, most, caseType = '', state = '' }) => ({
    per,
    most: String(most),
    caseType,
    state,
  })),
});
export type TermValues = ReturnType<typeof getValues>;

const findNumber = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed));
const orNull = (typed: string) => (typed.trim() === '' ? null : Number(typed));
const findList = (typed: string) =>
  typed
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** Converts form values to the server's input. */
export const toUpdate = ({ claimDays, claimReason, ...values }: TermValues) => ({
  ...values,
  dailyCap: orNull(values.dailyCap),
  monthlyCap: orNull(values.monthlyCap),
  price: orNull(values.price),
  claimedCalls:
    claimDays.trim() || claimReason.trim() ? { reason: claimReason, days: findNumber(claimDays) } : null,
  duplicateDays: findNumber(values.duplicateDays),
  returnDays: findNumber(values.returnDays),
  returnReasons: findList(values.returnReasons),
  states: findList(values.states),
  caps: values.caps.map(({ per, most, caseType, state }) => ({
    per,
    most: findNumber(most),
    ...(caseType && { caseType }),
    ...(state.trim() && { state: state.trim() }),
  })),
});

export const requiredTerms = ['name', 'duplicateDays', 'returnDays'] as const;

const isCount = (typed: string) => /^\s*\d{1,6}\s*$/.test(typed);

const claimAge = vendorUpdate.shape.claimedCalls.unwrap().unwrap().shape.days;

/** Checks that claims have both a reason and an age, or neither. */
const problemsInClaims = ({ claimDays, claimReason }: TermValues): Problems => {
  if (!claimDays.trim() && !claimReason.trim()) return {};
  return {
    ...(claimReason.trim() ? {} : { claimReason: messages.form.required }),
    ...(claimAge.safeParse(findNumber(claimDays)).success
      ? {}
      : { claimDays: 'Enter a number of days from 1 to 365' }),
  };
};

/** Returns the problems by control name. */
export const problemsInTerms = (values: TermValues): Problems => {
  const { caps, ...others } = values;
  const wrong = caps.flatMap(({ most }, index) =>
    isCount(most) ? [] : [[`caps.${index}.most`, 'Enter a number of leads']],
  );
  const { caps: _, ...update } = toUpdate({ ...others, caps: [] });
  return {
    ...findProblems(vendorUpdate, update, requiredTerms),
    ...problemsInClaims(values),
    ...Object.fromEntries(wrong),
  };
};
