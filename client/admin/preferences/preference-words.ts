export const preferenceWords = {
  themes: { system: 'Same as this device', light: 'Light', dark: 'Dark' },
  notAllowed: {
    title: 'Not allowed',
    description:
      'This browser blocks notifications from this site. Allow them in the browser’s settings first.',
  },
  failed: { title: 'Error', description: 'Your choice could not be saved. Please try again.' },
} as const;
