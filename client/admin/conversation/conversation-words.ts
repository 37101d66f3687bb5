/** Staff texts about conversations with leads. */
export const conversationWords = {
  hold: {
    stopped: { title: 'Saved', description: 'We no longer contact this person.' },
    ended: { title: 'Saved', description: 'You can contact this person again.' },
    failed: { title: 'Error', description: 'This could not be saved. Please try again.' },
  },
} as const;
