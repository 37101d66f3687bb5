/** The words of what became of a vendor's certificate. */
export const certificateWords = {
  title: 'TrustedForm certificate kept',
  until: 'Retained until',
  matched: 'Matched',
  nothing: 'Neither phone nor e-mail',
  of: { phone: 'phone', email: 'e-mail' },
} as const;
