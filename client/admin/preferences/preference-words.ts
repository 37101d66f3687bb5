export const preferenceWords = {
  title: 'How it looks and works',
  theme: 'Colours',
  themes: { system: 'As this device', light: 'Light', dark: 'Dark' },
  density: 'Rows',
  densities: { comfortable: 'Comfortable', compact: 'Compact' },
  shortcuts: 'Single keys',
  shortcutsHint: 'Keys like / n j k do something in lists. Ctrl K and Ctrl B always work.',
  alerts: 'When a lead comes',
  sound: 'Sound',
  notifications: 'System notification',
  alertsHint:
    'The title of the tab and its icon always show how many leads wait. Each device asks once for notifications.',
  notAllowed: {
    title: 'Not allowed',
    description: 'This browser does not allow notifications of this site. Change that in its settings first.',
  },
  failed: { title: 'Error', description: 'Your choice could not be kept. Please try again.' },
} as const;
