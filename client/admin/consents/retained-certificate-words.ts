/** Texts about the state of a vendor's certificate. */
export const certificateWords = {
  title: 'TrustedForm certificate kept',
  of: { phone: 'phone', email: 'e-mail' },
} as const;
