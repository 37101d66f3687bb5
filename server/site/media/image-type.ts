const startsWith = (bytes: Buffer, magic: string, offset = 0) =>
  bytes.subarray(offset, offset + magic.length).toString('latin1') === magic;

/** The type of an image by its first bytes, whatever its name says; undefined if we do not accept it. */
export const imageType = (bytes: Buffer): string | undefined => {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'image/jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n') && startsWith(bytes, 'IHDR', 12)) return 'image/png';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'image/webp';
  const head = bytes.subarray(0, 1000).toString('utf8');
  return /^\uFEFF?\s*(<\?xml|<svg|<!--)/.test(head) ? 'image/svg+xml' : undefined;
};
