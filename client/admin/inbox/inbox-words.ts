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
  done: { title: 'Done' },
  later: { title: 'Put off' },
  laterTimes: ['In 1 hour', 'Tomorrow, 9 AM', 'Monday, 9 AM'],
  back: { title: 'Back in the inbox' },
  quiet: ({ automatic, settled, replies }: Pick<UnknownMessage, 'automatic' | 'settled' | 'replies'>) => {
    if (automatic) return 'Probably automatic. ';
    if (settled) return 'Needs no answer. ';
    return replies ? 'Answered. ' : 'Done. ';
  },
  held: 'Did they ask us to stop?',
  failed: (channel: 'text' | 'email', why: string) =>
    `Your ${channel === 'text' ? 'text' : 'e-mail'} did not arrive. ${why}`,
} as const;

const units = [
  { name: 'd', size: 86_400_000 },
  { name: 'h', size: 3_600_000 },
  { name: 'min', size: 60_000 },
] as const;

/** Returns how long ago something was: `4 min`, `2 h`, `3 d`. */
export const formatAge = (at: string, now: number): string => {
  const age = now - Date.parse(at);
  const unit = units.find(({ size }) => age >= size);
  return unit ? `${Math.floor(age / unit.size)} ${unit.name}` : 'now';
};
