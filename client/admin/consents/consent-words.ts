/** Staff texts about a person's answer to calls and texts. */
export const consentWords = {
  checkSteps: [
    'Save this certificate as JSON (certificate.json), and the public keys from /api/consent/keys (keys.json). Compare the key with one that you got elsewhere: from an earlier certificate, from the firm, or from a message of before.',
    'On any computer with Python: python3 scripts/verify-certificates.py keys.json certificate.json. It needs no other program and no network.',
    'Where an outside service stamped the log, save the stamp (stamped.stamp.response, from base64) as answer.tsr and the canonical JSON of stamped.head as head.json: openssl ts -verify -in answer.tsr -data head.json -CAfile service.pem',
  ],
  grades: {
    witnessed: 'witnessed: sent by our own form, with our one-time token',
    submitted: 'submitted: sent the way our form sends it, which others can imitate',
    recorded: 'recorded: written down by staff, on the phone',
    claimed: 'claimed: another company says so',
  },
  head: (size: number) => `the head of ${size} entries`,
} as const;
