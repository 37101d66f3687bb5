import type { ErasureRecord, PrivacyRequest, RequestKind } from '../../../shared/schemas/privacy';

/** Administrators' texts about people's own data. */
export const privacyWords = {
  tabs: {
    requests: 'Requests',
    person: 'Find a person',
    erasures: 'Erasing',
    retention: 'Retention',
    lists: 'Do-not-contact lists',
  },
  failed: 'Error loading privacy',
  loading: 'Loading...',
  requests: {
    states: { open: 'Open', done: 'Done', refused: 'Refused' } satisfies Record<
      PrivacyRequest['state'],
      string
    >,
    kinds: {
      access: 'Access',
      correction: 'Correction',
      deletion: 'Deletion',
      withdrawal: 'Withdrawal',
    } satisfies Record<RequestKind, string>,
    none: { open: 'No open requests.', done: 'None yet.', refused: 'None yet.' },
    outcomes: { done: 'Done', refused: 'Refused' },
    closed: { title: 'Request closed' },
    added: { title: 'Request saved' },
  },
  person: {
    exported: {
      title: 'File made',
      description: 'It is in your downloads. Send it only to this person, in a secure way.',
    },
    erase: 'Ask to erase',
    asked: { title: 'Request sent', description: 'Another administrator can find it under “Erasing”.' },
  },
  erasures: {
    title: 'Erasing',
    text: 'Two administrators must agree, whose accounts nobody else made, promoted or reset in the last 7 days. If you are the only one, wait 24 hours and agree again.',
    none: 'Nobody has been erased yet.',
    states: {
      asked: 'Waiting for a second yes',
      agreed: 'Being erased',
      done: 'Erased',
      refused: 'Refused',
    } satisfies Record<ErasureRecord['state'], string>,
    waits: {
      other: 'Another administrator must agree.',
      newer:
        'Someone who was already an administrator when this was asked must agree. Or start a new request.',
      fresh:
        'Your account became an administrator’s, or someone else reset it, less than 7 days ago. Another administrator can agree, or you from',
      asker:
        'The account that asked became an administrator’s, or someone else reset it, less than 7 days ago. You can agree from',
      gone: 'The person who asked is no longer an administrator. Start a new request.',
      time: 'You are the only administrator. Agree again from',
      hold: 'A lead is on legal hold. End the hold first.',
    },
    agree: 'Agree and erase',
    done: { title: 'Erased' },
    refused: { title: 'Refused', description: 'Nothing was erased.' },
    counts: {
      leads: 'leads',
      consents: 'consents sealed',
      refusedSubmissions: 'refused posts',
      // Older erasures are stored under this name.
      refusedPosts: 'refused posts',
      outbox: 'messages',
      audit: 'log entries',
      suppressions: 'mail wishes hashed',
      views: 'saved searches',
      requests: 'requests',
    } as Record<string, string>,
  },
  lead: {
    hold: 'Put on legal hold',
    held: 'On legal hold',
    times: (count: number) => (count === 1 ? 'once' : `${count} times total`),
    holdSaved: { title: 'On legal hold' },
    released: { title: 'Hold ended' },
  },
  lists: {
    title: 'Do-not-contact lists',
    text: 'We do not call, text or write to anyone on a list. We keep only hashes of the numbers.',
    none: 'No lists imported yet.',
    importFailed: { title: 'Error', description: 'The list could not be imported. Please try again.' },
    remove: 'Remove',
    removed: { title: 'List removed' },
  },
} as const;
