import type { SharedFeature } from './feature';
import type { Role } from './schemas/user';

const all: readonly Role[] = ['admin', 'intake', 'user'];
const desk: readonly Role[] = ['admin', 'intake'];
const admin: readonly Role[] = ['admin'];

/**
 * The one table of permissions, audit actions and audited records, by module. Anything missing is forbidden. Stored
 * entries have these names, so none of them is ever renamed.
 */
export const sharedFeatures = {
  core: {
    permissions: {
      'audit.read': admin,
      /** See pending and failed messages, and send them again. */
      'outbox.manage': admin,
    },
    auditActions: {
      create: 'Created',
      update: 'Changed',
      delete: 'Deleted',
      restore: 'Restored',
      export: 'Exported',
      'send-again': 'Sent again from the',
      pause: 'Paused',
      resume: 'Resumed',
      rotate: 'Made a new secret for',
    },
    auditEntities: {
      outbox: 'outbox',
    },
  },
  site: {
    permissions: {
      'services.manage': admin,
      'media.upload': admin,
    },
    auditEntities: {
      service: 'service',
      media: 'image',
      statement: 'statement',
      notice: 'notice',
    },
  },
  leads: {
    permissions: {
      'leads.read': desk,
      /** Enter, edit and assign leads, and write notes. */
      'leads.work': desk,
      'leads.remove': desk,
    },
    auditActions: {
      merge: 'Merged',
      unmerge: 'Undid the merge of',
      note: 'Wrote a note on',
      return: 'Returned to its vendor:',
      'return-undone': 'Undid the return of the',
      call: 'Logged a call with',
      letter: 'Sent the turn-down letter to',
      task: 'Added a task for',
      'task done': 'Finished a task for',
      'task moved': 'Moved a task for',
      'task dropped': 'Removed a task for',
    },
    auditEntities: {
      client: 'lead',
    },
  },
  people: {
    permissions: {
      /** Manage one's own password, sessions and name. */
      'account.own': all,
      /** See the names, and nothing else, of people who can be assigned a lead. */
      'people.names': desk,
      'users.manage': admin,
      /** See active sessions and sign-in attempts, and end anyone's session. */
      'sign-ins.manage': admin,
    },
    auditActions: {
      'sign-in': 'Signed in',
      'failed-sign-in': 'Failed to sign in',
      'sign-out': 'Signed out',
      password: 'Changed the password of',
      'end-session': 'Ended sessions of',
      link: 'Made a password link for',
      'second-factor': 'Changed the second factor of',
    },
    auditEntities: {
      user: 'user',
      session: 'session',
    },
    mails: {
      invitation: 'An invitation',
      reset: 'A link to choose a new password',
      'new-device': 'A sign-in in a new browser',
      'new-admin': 'A new administrator',
      'address-changed': 'A changed address of an account',
      'signing-marked': 'A signing to look at',
      'bar-numbers': 'A change to a lawyer’s account',
    },
  },
  proof: {
    permissions: {
      /** Download everything about a lead as one signed file, for a court, a partner or an auditor. */
      'packet.take': admin,
    },
    auditActions: {
      withdraw: 'Recorded a withdrawal for',
      reopen: 'Recorded a new request for contact from',
      'confirm-consent': 'Confirmed the consent from',
      packet: 'Downloaded the packet for',
    },
  },
  contact: {
    auditActions: {
      suppress: 'Put on the do-not-contact list',
      override: 'Overrode the contact rules for',
      'import-list': 'Imported a do-not-contact list into the',
      'remove-list': 'Removed a do-not-contact list from the',
    },
  },
  agreements: {
    permissions: {
      /** Decide what the matches of a conflict check mean: a lawyer's decision. */
      'conflicts.decide': admin,
      /** Manage the firm's own list of names for conflict checks. */
      'conflicts.names': admin,
      /** See agreements and open signed documents. */
      'agreements.read': desk,
      /** Export the list of agreements to a file. */
      'agreements.export': admin,
      'agreements.send': desk,
      'agreements.void': desk,
      /** Sign for the firm; also requires a lawyer's account. */
      'agreements.countersign': desk,
      /** Adopt a version of a template; also requires a lawyer's account. */
      'agreements.adopt': desk,
      /** Write templates. */
      'agreements.templates': admin,
    },
    auditActions: {
      'conflict-check': 'Ran the conflict check of',
      'conflict-decision': 'Decided the conflict check of',
      'conflict-dismiss': 'Dismissed a name in the conflict check of',
      'import-names': 'Imported conflict names into',
      'remove-names': 'Removed conflict names from',
      agreement: 'Agreement of the',
    },
    auditEntities: {
      template: 'template for agreements',
    },
    mails: {
      'agreement-sent': 'An agreement to sign',
      'agreement-reminder': 'A reminder to sign',
      'agreement-code': 'A code to sign',
      'agreement-copy': 'A copy of a signed agreement',
      'agreement-waiting': 'An agreement is waiting for someone',
    },
  },
  desk: {
    permissions: {
      'dashboard.read': desk,
      /** See figures per clerk; without it, users see only their own. */
      'reports.people': admin,
      /** Export all leads to a file. */
      'leads.export': admin,
    },
  },
  intake: {
    permissions: {
      /** Import leads from another system's file, and undo the import. */
      'leads.import': admin,
      /** Manage vendors, their keys and terms, refused submissions, and the criteria of case types. */
      'vendors.manage': admin,
    },
    auditEntities: {
      vendor: 'vendor',
      rule: 'criteria for case type',
      refused: 'refused post',
      import: 'import',
    },
  },
  messages: {
    permissions: {
      'mail.manage': admin,
      'webhooks.manage': admin,
      /** Write the templates of texts and e-mails by hand. */
      'message-templates.manage': admin,
      /** Write sequences of follow-up messages, and switch them on and off. */
      'sequences.manage': admin,
    },
    auditActions: {
      mail: 'Sent a message to',
      'mail-refused': 'Could not send a message to',
      'mail-stopped': 'Did not send a message to',
      'mail-returned': 'Got a bounced message from',
      text: 'Wrote a text to',
      email: 'Wrote an e-mail to',
      'hold-ended': 'Read no request to stop in a text from',
      'assign-sender': 'Assigned an unknown sender to',
      'confirm-colleague': 'Confirmed who wrote an e-mail about',
      'block-sender': 'Blocked the unknown sender of a',
      'messages-done': 'Marked as done the messages of',
      'messages-later': 'Put off the messages of',
      'messages-back': 'Put back into the inbox the messages of',
    },
    auditEntities: {
      message: 'message',
      webhook: 'webhook',
      mail: 'mail',
      sequence: 'sequence',
      'message-template': 'message template',
    },
    mails: {
      'request-received': 'We have your request',
      'new-lead': 'A new lead',
      'follow-up': 'A step of a sequence',
      'turn-down-letter': 'The turn-down letter',
      message: 'An e-mail by hand',
      'daily-digest': 'The daily digest',
      'held-requests': 'Requests on hold',
      'webhook-paused': 'A webhook was paused',
      'texts-paused': 'A number for texts was paused',
      'texts-capped': 'The limit on texts that strangers cause',
      'ledger-head': 'The state of the consent log',
      test: 'A test',
    },
  },
  privacy: {
    permissions: {
      /** Manage personal data: privacy requests, export, erasure, legal holds, retention, do-not-contact lists. */
      'privacy.manage': admin,
    },
    auditActions: {
      hold: 'Put on legal hold:',
      release: 'Ended the legal hold on',
      'ask-erase': 'Asked to erase a person from the',
      'agree-erase': 'Agreed to erase a person from the',
      'refuse-erase': 'Refused to erase a person from the',
      erase: 'Erased a person from the',
      'open-kept': 'Opened a kept consent in the',
      'close-request': 'Closed a request in the',
    },
    auditEntities: {
      privacy: 'privacy records',
    },
  },
  operations: {
    permissions: {
      /** Change the firm's settings. */
      'settings.edit': admin,
      /** See the server status. */
      'status.read': admin,
    },
    auditActions: {
      'give-up': 'Gave up a key of the',
    },
    auditEntities: {
      setting: 'setting',
    },
  },
} as const satisfies Readonly<Record<string, SharedFeature>>;
