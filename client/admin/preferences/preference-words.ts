export const preferenceWords = {
  title: 'Display and alerts',
  theme: 'Theme',
  themes: { system: 'Same as this device', light: 'Light', dark: 'Dark' },
  density: 'Rows',
  densities: { comfortable: 'Comfortable', compact: 'Compact' },
  shortcuts: 'Keyboard shortcuts',
  shortcutsHint: 'Single keys such as / n j k work in lists. Ctrl K and Ctrl B always work.',
  alerts: 'When a lead comes in',
  sound: 'Sound',
  notifications: 'System notification',
  alertsHint:
    'The browser tab always shows how many leads are waiting. Each device asks once before it shows notifications.',
  notAllowed: {
    title: 'Not allowed',
    description:
      'This browser blocks notifications from this site. Allow them in the browser’s settings first.',
  },
  failed: { title: 'Error', description: 'Your choice could not be saved. Please try again.' },
} as const;
