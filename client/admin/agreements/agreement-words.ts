import type { Capacity } from '../../../shared/agreements/capacities';
import type { SignerRole } from '../../../shared/agreements/terms';
import type { AgreementList, AgreementState, AgreementStep } from '../../../shared/schemas/agreement';

export const agreementWords = {
  kind: 'Agreement',
  title: 'Agreements',
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
    signsForChoices: (lead: string) => ({
      self: 'Themselves',
      spouse: 'Themselves, as spouse',
      lead: lead ? `${lead}, the lead` : 'The lead',
      another: 'Another person',
    }),
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
    preview: 'Preview',
    previewTitle: 'What the signer sees',
    missing: 'These fields have no value yet:',
    sent: { title: 'Agreement sent' },
    made: { title: 'Agreement ready' },
    sendFailed: { title: 'Error', description: 'The agreement could not be sent. Please try again.' },
  },

  stateRules: {
    title: 'State rules',
    noneForState: (state: string) =>
      state ? `We have no row for ${state}.` : 'This lead has no state, so there is no row to show.',
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
    version: (version: number) => `version ${version}`,
    expires: 'expires',
    reason: 'Reason:',
    seal: (level: string) => `Sealed PDF, ${level}`,
    file: 'Open PDF',
    history: (count: number) => `History, ${count}`,
    again: 'Send again',
    sentAgain: { title: 'Agreement sent again' },
    againFailed: { title: 'Error', description: 'The agreement could not be sent again. Please try again.' },
    link: 'Copy new link',
    linkHint:
      'Copying makes a new link. The earlier links stop working, and the record shows that you had this one.',
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
    linkFailed: { title: 'Error', description: 'The link could not be made. Please try again.' },
    here: 'Sign on this screen',
    replace: 'Replace',
    extend: 'Extend',
    void: 'Void',
    countersign: 'Sign for the firm',
  },
  document: {
    places: { sign: 'Signature', initial: 'Initials', date: 'Date of the signature' },
    seats: { lawyer: 'of the firm', client: 'of the lead', spouse: 'of the spouse' },
    empty: (label: string) => `Empty: ${label}`,
  },
  scans: {
    title: 'Signed on paper',
    added: { title: 'Scan added' },
    notSaved: (why: string) => ({
      title: 'Scan not saved',
      description: `The lead is set to Signed. ${why} Add the scan on the lead’s page.`,
    }),
    types: { 'application/pdf': 'PDF', 'image/jpeg': 'JPG', 'image/png': 'PNG' },
  },
  links: {
    copied: { title: 'Link copied' },
  },
  here: {
    title: (name: string) => `${name} signs on this screen`,
    failed: { title: 'Error', description: 'The document could not be opened. Please try again.' },
  },
  extending: {
    forOne: 'The links keep working until then.',
    forEnvelope: 'The links keep working until then, for all documents of the envelope.',
    wrong: 'Enter a number of days from 1 to 90.',
    done: { title: 'Agreement extended' },
    failed: { title: 'Error', description: 'The agreement could not be extended. Please try again.' },
  },
  voiding: {
    done: { title: 'Agreement voided' },
    failed: { title: 'Error', description: 'The agreement could not be voided. Please try again.' },
  },
  countersigning: {
    done: { title: 'Agreement complete' },
    failed: { title: 'Error', description: 'The agreement could not be signed. Please try again.' },
  },
} as const;
