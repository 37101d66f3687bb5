export const phoneWords = {
  missing: (count: number) =>
    count === 1
      ? 'One required question has no answer yet. Ask it, or save without it.'
      : `${count} required questions have no answers yet. Ask them, or save without them.`,
  next: {
    agreement: 'Send agreement',
    'call back': 'Call back tomorrow 9',
    'turn down': 'Turn down',
    nothing: 'Nothing',
  },
  /** Offered while someone types how the person found the firm. */
  found: ['Google', 'Facebook', 'TV', 'Radio', 'Billboard', 'Our website', 'A friend', 'Another lawyer'],
  saved: (name: string) => `${name} is saved.`,
  failed: {
    title: 'Error',
    description: 'The lead could not be saved. What you typed is still here. Please try again.',
  },
  maybeSaved: {
    title: 'Check the list first',
    description: 'This call was already saved once. Look for it in the list before you save again.',
  },
} as const;
