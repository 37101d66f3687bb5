/** Identifies one action, so that a repeat or a part counts as the same: 24 hexadecimal digits. */
export const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
