import type { TemplateInput } from '../../shared/schemas/agreement-template';

const common = { language: 'en', caseTypes: [] as string[] } as const;

const fee = `# Contingency fee agreement

This agreement is made on {{date.today}}, between {{firm.name}} (“we” or “the firm”) and {{party.full}} (“you” or “the client”).

{{party.meaning}}

## 1. What we do

You hire us to represent you in this matter: {{case.title}}. We begin work when you and a lawyer of the firm have signed this agreement. We do not represent you in any other matter unless we agree to it in writing.

## 2. Our fee

You pay a fee only if we recover money for you. Our fee is a percentage of the recovery:

| When the matter ends | Our fee |
| By settlement, before a trial begins | {{fee.settlement}} |
| After a trial begins | {{fee.trial}} |
| After an appeal is filed | {{fee.appeal}} |

## 3. Expenses

We advance the expenses of the matter, such as court fees, medical records, and expert witnesses. {{fee.expenses.sentence}}

**{{fee.ifLost.sentence}}**

[initial client]

## 4. The closing statement

{{fee.closingStatement}}

## 5. Your rights

- You decide whether to settle. We tell you about every offer.
- You may end this agreement at any time, in writing. If you do, you may owe us for work that we have already done.
- You may have another lawyer review this agreement before you sign it.

## 6. Signatures

{{signers.statement}}

[sign client]

[date client]

[sign spouse]

[date spouse]

For the firm:

[sign lawyer]

[date lawyer]
`;

const records = `# Authorization to disclose medical records

This authorization is about the health information of {{client.name}}, born {{client.birthDate}} (“the patient”). It is not combined with any other document (45 CFR 164.508(b)(3)).

## What may be disclosed

{{records.information}} It covers treatment from {{treatment.from}} to {{treatment.to}}.

## Who may disclose it

{{records.discloser}} These include:

{{treatment.providers}}

## Who may receive it

{{records.recipient}}

## For what purpose

{{records.purpose}}

## When this authorization ends

{{records.expiry}}

## Your rights

- {{records.revocation}}
- {{records.conditions}}
- {{records.redisclosure}}
- You will get a copy of this authorization after you sign it.

## Signature

{{signers.statement}} A person who signs for the patient has the legal authority that is stated here.

[sign client]

[date client]
`;

const referral = `# Consent to a referral

Client: {{party.full}} (“you”).

You agree that {{firm.name}} (“we”) may refer this matter to another law firm: {{case.title}}.

- We tell you the name of the other firm before we share anything with it, and you may say no.
- You sign a separate agreement with the other firm. The referral does not increase the total fee.
- We tell you in writing what share of the fee each firm receives, and you must agree to it in writing.
- You may withdraw this consent at any time, in writing.

## Signature

{{signers.statement}}

[sign client]

[date client]
`;

const cancellation = `# Notice to cancel

To {{firm.name}}:

Client: {{party.full}}.

This notice cancels the agreement with {{firm.name}} about this matter: {{case.title}}.

I understand that the law of my state may set a deadline for canceling without owing a fee, and that I may ask the firm or any other lawyer about it.

{{signers.statement}}

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
        'When the matter ends, we give you a written statement. It states the outcome and, if money was recovered, how much you receive and how we calculated it.',
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
        'Medical records and bills about the injury or illness in this claim: visit notes, test results, images, and medication lists. Psychotherapy notes are not included.',
      'records.discloser':
        'Doctors, hospitals, clinics, and pharmacies that treated the patient, and health insurers that paid for the treatment.',
      'records.recipient':
        'The law firm that represents the patient, and the people who work for the firm on this claim.',
      'records.purpose': 'To evaluate and pursue the patient’s legal claim.',
      'records.expiry': 'When the claim ends, and no later than two years after the date of the signature.',
      'records.revocation':
        'You may revoke this authorization at any time by writing to the provider that has the records, or to our firm. Revoking it does not affect information that was already disclosed.',
      'records.conditions':
        'Treatment, payment, enrollment, and eligibility for benefits do not depend on whether you sign this authorization.',
      'records.redisclosure':
        'The person who receives the information may disclose it again, and federal privacy rules may then no longer protect it.',
    },
  },
  { ...common, kind: 'referral', name: 'Referral consent', text: referral, keptYears: 7, terms: {} },
  { ...common, kind: 'cancellation', name: 'Notice to cancel', text: cancellation, keptYears: 7, terms: {} },
];
