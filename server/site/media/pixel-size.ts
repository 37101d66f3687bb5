type PixelSize = { width: number; height: number };

const measureSize = (width: number, height: number): PixelSize | undefined =>
  width > 0 && height > 0 ? { width, height } : undefined;

const pngSize = (bytes: Buffer) =>
  bytes.readUInt32BE(8) === 13 ? measureSize(bytes.readUInt32BE(16), bytes.readUInt32BE(20)) : undefined;

/** The scans of a progressive picture: encoders make ten or so, and each is a pass over every pixel. */
const mostScans = 64;
const getScans = (bytes: Buffer): number => bytes.toString('latin1').split('\xff\xda').length - 1;

/**
 * The size in a JPEG's frame header, found segment by segment as decoders do. After anything odd, where a decoder might
 * continue, the size counts as unknown.
 */
const jpegSize = (bytes: Buffer) => {
  let at = 2;
  while (bytes[at] === 0xff) {
    // Any number of fill bytes may precede a marker.
    while (bytes[at] === 0xff) at++;
    const marker = bytes[at]!;
    // Baseline, extended and progressive: browsers know no other frames.
    if (marker >= 0xc0 && marker <= 0xc2)
      return getScans(bytes) <= mostScans
        ? measureSize(bytes.readUInt16BE(at + 6), bytes.readUInt16BE(at + 4))
        : undefined;
    const length = bytes.readUInt16BE(at + 1);
    const isSegment = marker === 0xc4 || marker >= 0xdb;
    if (!isSegment || length < 2) return undefined;
    at += 1 + length;
  }
  return undefined;
};

const webpSize = (bytes: Buffer) => {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') return measureSize(bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1);
  if (kind === 'VP8 ' && bytes.readUIntBE(23, 3) === 0x9d012a)
    return measureSize(bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff);
  if (kind !== 'VP8L' || bytes[20] !== 0x2f) return undefined;
  const bits = bytes.readUInt32LE(21);
  return measureSize((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
};

const readers: Record<string, (bytes: Buffer) => PixelSize | undefined> = {
  'image/png': pngSize,
  'image/jpeg': jpegSize,
  'image/webp': webpSize,
};

/** The size of a raster image in pixels, as a browser will read it; undefined if that is uncertain. */
export const pixelSize = (type: string, bytes: Buffer): PixelSize | undefined => {
  try {
    return readers[type]?.(bytes);
  } catch {
    // The file ends before its size.
    return undefined;
  }
};
