/** Staff texts about message templates. */
export const templateWords = {
  channels: { text: 'Text', email: 'E-mail' },
  languages: { en: 'English', es: 'Spanish' },
  saved: { title: 'Template saved' },
  failed: { title: 'Error', description: 'This could not be saved. Please try again.' },
} as const;
