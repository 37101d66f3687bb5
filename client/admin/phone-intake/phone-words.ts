export const phoneWords = {
  next: {
    agreement: 'Send agreement',
    'call back': 'Call back tomorrow 9',
    'turn down': 'Turn down',
    nothing: 'Nothing',
  },
  /** Offered while someone types how the person found the firm. */
  found: ['Google', 'Facebook', 'TV', 'Radio', 'Billboard', 'Our website', 'A friend', 'Another lawyer'],
  saved: (name: string) => `${name} is saved.`,
} as const;
