import type { Capacity } from '../../../shared/agreements/capacities';
import type { SignerRole } from '../../../shared/agreements/terms';
import type { AgreementList, AgreementState, AgreementStep } from '../../../shared/schemas/agreement';

export const agreementWords = {
  kind: 'Agreement',
  lists: {
    us: 'Waiting for us',
    them: 'Waiting for them',
    expiring: 'Expiring',
    declined: 'Declined',
    complete: 'Complete',
  } satisfies Record<AgreementList, string>,
  failed: 'Error loading agreements',
  send: {
    noTemplate: 'No template fits this lead. An administrator can add one under Settings.',
    notAdopted: 'A lawyer must adopt this text first.',
    capacities: {
      parent: 'Parent of a minor',
      'next-friend': 'Next friend of a minor',
      'guardian-of-minor': 'Guardian of a minor',
      guardian: 'Guardian of an adult',
      conservator: 'Conservator',
      'attorney-in-fact': 'Attorney-in-fact (power of attorney)',
      'personal-representative': 'Personal representative of an estate',
    } satisfies Record<Capacity, string>,
    wrong: {
      capacityWords: 'Enter the capacity in which this person signs.',
      for: 'Enter the name of the person they sign for.',
      'letters.date': 'Enter the date of the letters, or leave both fields empty.',
      'letters.court': 'Enter the court, or leave both fields empty.',
      expiresDays: 'Enter a number of days from 1 to 90.',
    },
    ways: { mail: 'By e-mail', link: 'By a link', here: 'On this screen' },
    wayHints: {
      mail: 'We e-mail each signer a link of their own.',
      link: 'You get a link for each signer, to text or read out.',
      here: 'The signer is here in the office. You confirm who it is.',
    },
    anyLawyer: 'Any attorney',
    missing: 'These fields have no value yet:',
  },

  roles: {
    client: 'The lead',
    parent: 'Parent',
    guardian: 'Guardian',
    representative: 'Personal representative',
    spouse: 'Spouse',
  } satisfies Record<SignerRole, string>,
  states: {
    sent: 'Sent, not opened yet',
    opened: 'Opened, not signed yet',
    signed: 'Signed, waiting for our signature',
    complete: 'Complete',
    declined: 'Declined',
    void: 'Voided',
    expired: 'Expired',
  } satisfies Record<AgreementState, string>,
  signerStates: {
    waiting: 'not opened yet',
    opened: 'opened',
    signed: 'signed',
    declined: 'declined',
  },
  steps: {
    sent: 'sent it',
    'sent-again': 'sent it again',
    invited: 'invited the next person to sign',
    'link-shown': 'took a link to hand over',
    reminded: 'sent a reminder',
    extended: 'gave more time to sign',
    opened: 'opened it',
    consented: 'agreed to electronic records',
    'code-sent': 'got a code',
    'code-right': 'entered the code',
    'code-wrong': 'entered a wrong code',
    identified: 'confirmed who is signing',
    'document-shown': 'was shown the document',
    marked: 'filled in a place',
    intended: 'agreed to the statement of intent',
    signed: 'signed',
    countersigned: 'signed for the firm',
    complete: 'completed it',
    asked: 'asked a question',
    'paper-wanted': 'asked for paper',
    declined: 'declined to sign',
    void: 'voided it',
    expired: 'let it expire',
  } satisfies Record<AgreementStep, string>,
  lawyer: {
    bar: (bar: string) => `bar number ${bar}`,
  },
  card: {
    envelope: ({ place, count }: { place: number; count: number }) =>
      `Document ${place} of ${count} in one envelope`,

    copied: { title: 'New link copied', description: 'The earlier links stopped working.' },
    grades: {
      mailbox: () => 'Known by: mailbox only',
      'mailbox-and-staff': () => 'Known by: mailbox, link also seen by staff',
      phone: () => 'Known by: phone number only',
      'phone-and-staff': () => 'Known by: phone number, link also seen by staff',
      office: (by: string) => `Known by: in the office, identity confirmed by ${by}`,
    },
    flags: {
      'staff-address': 'A step came from an address where staff work.',
      'staff-mailbox': 'The mailbox is that of a member of the staff.',
      'other-mailbox': 'The mailbox is not the one on the lead.',
      'changed-mailbox': 'Staff changed the address on the lead to this mailbox.',
      'changed-number': 'The number that got the code is not the one that the lead came with.',
      'typed-number': 'Staff entered the number that got the code.',
    },
    notCopied: 'The link could not be copied. Select it and copy it yourself.',
  },
  document: {
    places: { sign: 'Signature', initial: 'Initials', date: 'Date of the signature' },
    seats: { lawyer: 'of the firm', client: 'of the lead', spouse: 'of the spouse' },
    empty: (label: string) => `Empty: ${label}`,
  },
  scans: {
    types: { 'application/pdf': 'PDF', 'image/jpeg': 'JPG', 'image/png': 'PNG' },
  },
  here: {
    title: (name: string) => `${name} signs on this screen`,
  },
} as const;
