export const preferenceWords = {
  title: 'How it looks and works',
  theme: 'Colours',
  themes: { system: 'As this device', light: 'Light', dark: 'Dark' },
  density: 'Rows',
  densities: { comfortable: 'Comfortable', compact: 'Compact' },
  shortcuts: 'Single keys',
  shortcutsHint: 'Keys like / n j k do something in lists. Ctrl K and Ctrl B always work.',
  failed: { title: 'Error', description: 'Your choice could not be kept. Please try again.' },
} as const;
