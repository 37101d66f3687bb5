const whos: Record<string, string> = {
  link: 'by a link in a message',
  bounce: 'because a message bounced',
};

export const mailWords = {
  loading: 'Loading mail...',
  failed: 'Error loading mail',
  mode: { each: 'one message for each lead', daily: 'in the daily digest' },
  tested: {
    title: 'Test on its way',
    description: 'Check your mailbox. If it does not arrive, the outbox says why.',
  },
  testFailed: { title: 'Error', description: 'The test could not be sent. Please try again.' },
  added: { title: 'Address added' },
  addFailed: { title: 'Error', description: 'The address could not be added. Please try again.' },
  by: (who: string) => whos[who] ?? `by ${who}`,
  allowed: { title: 'Address removed' },
} as const;
