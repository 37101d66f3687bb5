export const preferenceWords = {
  themes: { system: 'Same as this device', light: 'Light', dark: 'Dark' },
} as const;
