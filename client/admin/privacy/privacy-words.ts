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
    outcomes: { done: 'Done', refused: 'Refused' },
  },
  erasures: {
    title: 'Erasing',
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
    times: (count: number) => (count === 1 ? 'once' : `${count} times total`),
  },
  lists: {
    title: 'Do-not-contact lists',
  },
} as const;
