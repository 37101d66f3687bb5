import type { MessageState } from '../../../shared/schemas/message';

/** The states that a report of the provider may follow. Callbacks arrive repeatedly and in any order. */
const before: Partial<Record<MessageState, readonly MessageState[]>> = {
  accepted: ['posting', 'unknown'],
  sent: ['posting', 'unknown', 'accepted'],
  'not-confirmed': ['posting', 'unknown', 'accepted', 'sent'],
  undelivered: ['posting', 'unknown', 'accepted', 'sent', 'not-confirmed'],
  delivered: ['posting', 'unknown', 'accepted', 'sent', 'not-confirmed', 'undelivered'],
};

/** Returns the states from which a report of the provider moves a text to `state`, so that it never goes back. */
export const statesBefore = (state: MessageState): readonly MessageState[] => before[state] ?? [];
