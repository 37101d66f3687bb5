/** Names one thing that is done, so that what is sent twice, or in parts, is one: 24 hexadecimal digits. */
export const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
