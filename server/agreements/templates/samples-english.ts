import type { TemplateInput } from '../../../shared/schemas/agreement-template';

const common = { language: 'en', caseTypes: [] as string[] } as const;

const fee = `# Contingency fee agreement

This is an agreement between {{client.name}} (“you”) and {{firm.name}} (“we”, “the firm”), made on {{date.today}}.

## 1. What we do

You ask us to represent you in this matter: {{case.title}}. We begin when you and a lawyer of the firm have signed. We do not represent you in any other matter.

## 2. Our fee

You pay a fee only if we recover money for you. It is a share of what is recovered:

| When the matter ends | Our fee |
| By a settlement | {{fee.settlement}} |
| After a trial began | {{fee.trial}} |
| After an appeal was filed | {{fee.appeal}} |

## 3. Expenses

We advance expenses such as court fees, records and experts. They are taken off the recovery {{fee.expenses}}.

**If nothing is recovered, the expenses are owed by {{fee.ifLost}}.**

[initial client]

## 4. The closing statement

{{fee.closingStatement}}

## 5. Your rights

- You decide whether to settle. We tell you of every offer.
- You may end this agreement at any time, in writing. We may then be owed for the work that was done.
- You may have another lawyer look at this agreement before you sign.

## 6. Signatures

[sign client]

[date client]

[sign spouse]

For the firm:

[sign lawyer]
`;

const records = `# Authorization to disclose medical records

{{client.name}} authorizes the disclosure of health information as it is described here. This is a document of its own (45 CFR 164.508).

## What may be disclosed

{{records.information}}

## Who may disclose it

{{records.discloser}}

## To whom

{{records.recipient}}

## For what

{{records.purpose}}

## When this authorization ends

{{records.expiry}}

## Your rights

- {{records.revocation}}
- {{records.conditions}}
- {{records.redisclosure}}
- You get a copy of this authorization.

[sign client]

[date client]

If somebody signs for the patient, their authority stands below their name.
`;

const referral = `# Consent to a referral

{{client.name}} agrees that {{firm.name}} may refer this matter to another law firm: {{case.title}}.

- We tell you the name of the other firm before anything is shared with it, and you may say no.
- You sign an agreement of your own with the other firm. The total fee does not grow because of the referral.
- How the firms share the fee is told to you in writing, and needs your consent.
- You may take this consent back at any time, in writing.

[sign client]

[date client]
`;

const cancellation = `# Notice to cancel

To {{firm.name}}:

I, {{client.name}}, cancel the agreement about this matter: {{case.title}}.

I understand that the law of my state says until when I may cancel without owing a fee, and that I may ask the firm, or any other lawyer, what it says.

[sign client]

[date client]
`;

export const englishSamples: readonly TemplateInput[] = [
  {
    ...common,
    kind: 'fee',
    name: 'Contingency fee agreement',
    text: fee,
    keptYears: 7,
    terms: {
      'fee.settlement': '33.33',
      'fee.trial': '40',
      'fee.appeal': '40',
      'fee.expenses': 'after',
      'fee.ifLost': 'firm',
      'fee.closingStatement':
        'When the matter ends, we give you a written statement. It says how the matter ended and, if money was recovered, what you are paid and how that was worked out.',
    },
  },
  {
    ...common,
    kind: 'records',
    name: 'Medical records authorization',
    text: records,
    keptYears: 7,
    terms: {
      'records.information':
        'Medical records and bills about the injury or illness of this claim: notes of visits, test results, pictures, and lists of medicines. Psychotherapy notes are not included.',
      'records.discloser':
        'Doctors, hospitals, clinics, pharmacies and health insurers that treated the patient or paid for the treatment.',
      'records.recipient':
        'The law firm that represents the patient, and those who work for it on this claim.',
      'records.purpose': 'To look into the patient’s legal claim and to pursue it.',
      'records.expiry': 'When the claim ends, and at the latest two years after the signature.',
      'records.revocation':
        'You may revoke this authorization at any time by writing to whoever was to disclose the records, or to our firm. What was disclosed before stays disclosed.',
      'records.conditions':
        'Treatment, payment, enrollment and benefits do not depend on whether you sign this.',
      'records.redisclosure':
        'What was disclosed may be disclosed again by whoever received it, and may then no longer be protected by federal privacy rules.',
    },
  },
  { ...common, kind: 'referral', name: 'Referral consent', text: referral, keptYears: 7, terms: {} },
  { ...common, kind: 'cancellation', name: 'Notice to cancel', text: cancellation, keptYears: 7, terms: {} },
];
