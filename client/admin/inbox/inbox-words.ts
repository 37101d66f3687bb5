import type { InboxTab } from '../../../shared/schemas/inbox';
import type { UnknownMessage } from '../../../shared/schemas/message';

export const inboxWords = {
  tabs: {
    mine: 'Mine',
    unassigned: 'Unassigned',
    unknown: 'Unknown',
    all: 'All',
  } satisfies Record<InboxTab, string>,
  none: {
    mine: { title: 'Nobody waits for you', text: 'Messages of leads that are assigned to you show here.' },
    unassigned: { title: 'Nobody waits', text: 'Messages of leads that nobody is assigned to show here.' },
    unknown: {
      title: 'No unknown senders',
      text: 'Messages from a number or an address that no lead has show here.',
    },
    all: { title: 'Everyone is answered', text: 'A message waits here until someone answers it.' },
  } satisfies Record<InboxTab, { title: string; text: string }>,

  back: { title: 'Back in the inbox' },
  quiet: ({ automatic, settled, replies }: Pick<UnknownMessage, 'automatic' | 'settled' | 'replies'>) => {
    if (automatic) return 'Probably automatic. ';
    if (settled) return 'Needs no answer. ';
    return replies ? 'Answered. ' : 'Done. ';
  },
  failed: (channel: 'text' | 'email', why: string) =>
    `Your ${channel === 'text' ? 'text' : 'e-mail'} did not arrive. ${why}`,
} as const;
