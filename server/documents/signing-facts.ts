import { signatureName } from '../../shared/agreements/capacities';
import type { AgreementEntry } from '../../shared/schemas/consent';
import type { EnteredEvent } from './entered-event';
import { maskedMailbox } from './places';
import { documentWords, isTold } from './words';

const { record, steps: stepWords, flags: flagWords } = documentWords.en;

/** A step as the ledger has it, or as the record attached to the PDF does: without the signer's address. */
type Step = EnteredEvent & Pick<AgreementEntry, 'email'>;

type Signature = { signed: Step; before: Step[] };

/** Returns each signature with its signer's earlier steps, in order of time. */
const findSignatures = (entries: readonly Step[]): Signature[] => {
  const inOrder = entries.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
  return inOrder
    .filter(({ step }) => step === 'signed')
    .map((signed) => ({
      signed,
      before: inOrder.filter((one) => one.signer?.id === signed.signer?.id && one.at <= signed.at),
    }));
};

/** Returns the grade that the steps before a signature give it. */
const gradeFrom = (before: readonly Step[]): NonNullable<AgreementEntry['grade']> => {
  const identification = before.findLast(({ step }) => step === 'code-right' || step === 'identified');
  if (identification?.step === 'identified') return 'office';
  const wasWithStaff = before.some(({ step, link }) => step === 'link-shown' || link === 'staff');
  const means = identification?.phone ? 'phone' : 'mailbox';
  return wasWithStaff ? `${means}-and-staff` : means;
};

/**
 * Returns true if a signature states more than its steps give. `mailbox-and-staff` is the least, and also that of links
 * from before copies were recorded.
 */
const isTooGood = (
  grade: NonNullable<AgreementEntry['grade']>,
  fromSteps: NonNullable<AgreementEntry['grade']>,
): boolean => grade !== fromSteps && grade !== 'mailbox-and-staff' && grade !== `${fromSteps}-and-staff`;

const needed = ['consented', 'document-shown', 'intended'] as const;

/** Returns the inconsistencies between the entries about signatures. Those of earlier versions have no grade. */
export const signingFindings = (entries: readonly Step[]): string[] =>
  findSignatures(entries).flatMap(({ signed, before }) => {
    if (signed.grade === undefined) return [];
    const name = signed.signer?.name ?? signed.by;
    const missing = needed.filter((step) => !before.some((one) => one.step === step));
    return [
      ...missing.map((step) => `Before ${name} signed, no entry says: ${stepWords[step]}.`),
      ...(isTooGood(signed.grade, gradeFrom(before))
        ? [`The signature of ${name} states a better grade than the entries before it give.`]
        : []),
    ];
  });

const whereFrom = ({ ip, userAgent, link }: Step): string => {
  const place = [ip, userAgent].filter(Boolean).join(', ') || 'nowhere that was noted';
  return link === 'office' ? `${place}, on a screen in the office` : place;
};

/** Returns who signed, the proof of it, how the links reached them, and where their steps came from. */
export const signingFacts = (entries: readonly Step[]): string[] =>
  findSignatures(entries).flatMap(({ signed, before }) => {
    const mailbox = maskedMailbox(signed.email ?? '');
    const links = before.flatMap(({ step, link, by }) => {
      if (step === 'link-shown') return [record.linkTo.staff(by)];
      return link === 'mailbox' && mailbox ? [record.linkTo.mailbox(mailbox)] : [];
    });
    const grade = signed.grade ? record.grades[signed.grade](signed.confirmedBy ?? '') : 'not recorded';
    const phones = before.flatMap(({ step, phone }) =>
      step === 'code-right' && phone ? [record.knownBy.text(phone)] : [],
    );
    const flags = before.flatMap((one) => one.flags ?? []);
    return [
      `${signed.signer ? signatureName(signed.signer, 'en') : signed.by}, signed ${signed.at}: ${[grade, ...new Set([...phones, ...links])].join('; ')}`,
      ...[...new Set(flags)].map((flag) => `  marked: ${flagWords[flag]}`),
      ...before.flatMap((one) =>
        isTold(one.step) ? [`  ${one.at} ${stepWords[one.step]}, from ${whereFrom(one)}`] : [],
      ),
    ];
  });
