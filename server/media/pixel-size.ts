/** Where a JPEG says its size: in the first frame header, which segments of any length may precede. */
const jpegSize = (bytes: Buffer): number[] => {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1]!;
    // Of C0 to CF three are no frames.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
  }
  return [];
};

const webpSize = (bytes: Buffer): number[] => {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
  if (kind === 'VP8 ') return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
  if (kind !== 'VP8L') return [];
  const bits = bytes.readUInt32LE(21);
  return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
};

/** The longer side of a raster image in pixels, as its header says; 0 where it does not say. */
export const longerSide = (type: string, bytes: Buffer): number => {
  // A file that ends early says nothing where its header is missing.
  const header = Buffer.concat([bytes, Buffer.alloc(32)]);
  if (type === 'image/png') return Math.max(header.readUInt32BE(16), header.readUInt32BE(20));
  if (type === 'image/jpeg') return Math.max(0, ...jpegSize(header));
  if (type === 'image/webp') return Math.max(0, ...webpSize(header));
  return 0;
};
