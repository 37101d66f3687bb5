// Replaces the decoder of texts: bytes that contradict their charset are read as Windows-1252, which they almost always
// are. Import it before a parser that keeps decoders.
const StrictDecoder = globalThis.TextDecoder;
const utf8 = new StrictDecoder('utf-8', { ignoreBOM: true });

const from0x80 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** Reads what Latin-1 has as control characters; some versions of Node.js do not do this themselves. */
export const readWindows = (latin1) =>
  latin1.replace(/[\x80-\x9f]/g, (sign) => from0x80[sign.charCodeAt(0) - 0x80]);

const runs = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}|[\x80-\xff]/g;

const decodeMixed = (bytes) =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(runs, (run) => (run.length > 1 ? utf8.decode(Buffer.from(run, 'latin1')) : readWindows(run)));

globalThis.TextDecoder = class extends StrictDecoder {
  constructor(label, options) {
    super(/^(?:us-)?ascii$/i.test(label) ? 'utf-8' : label, options);
  }

  decode(bytes) {
    const text = super.decode(bytes);
    if (this.encoding === 'windows-1252') return readWindows(text);
    return this.encoding === 'utf-8' && text.includes('\ufffd') ? decodeMixed(bytes) : text;
  }
};
