import { TRPCError } from '@trpc/server';
import { listNames } from '../../../shared/records';
import type { ScanRecord } from '../../../shared/schemas/scan';

/** The first bytes of each type, regardless of the file's name. A PDF may have something before its first line. */
const magicBytes: Record<ScanRecord['type'], (bytes: Buffer) => boolean> = {
  'application/pdf': (bytes) => bytes.subarray(0, 1024).includes('%PDF-') && bytes.includes('%%EOF', -2048),
  'image/jpeg': (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  'image/png': (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
};

/** Returns the type of an acceptable scan. Throws an error that says what to send instead. */
export const acceptScan = (bytes: Buffer): ScanRecord['type'] => {
  const types = listNames(magicBytes);
  const type = types.find((one) => magicBytes[one](bytes));
  if (!type)
    throw new TRPCError({
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: 'Send the scan as a PDF, JPG or PNG that opens on your computer.',
    });
  return type;
};
