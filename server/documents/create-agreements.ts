import { createHmac, hkdfSync, randomInt } from 'node:crypto';
import type { Firm } from '../../shared/firm';
import { z } from '../../shared/zod';
import type { Caller } from '../core/caller';
import { createCache } from '../core/db/cache';
import { ignoreDuplicate } from '../core/db/errors';
import { unavailable } from '../core/http/trpc';
import { createSeal } from '../core/seal';
import type { Models } from './models';
import type { SealCertificate } from './pdf/seal-certificate';

/** The caller and the signers; `always` runs the check again even if the lead has not changed: the firm may know more names. */
export type ConflictQuestion = { caller: Caller; signers: readonly string[]; always: boolean };

type Options = {
  models: Models;
  now: () => number;
  encryptionKey: string;
  /** Earlier keys, for reading older data. */
  formerKeys?: readonly string[];
  firm: () => Promise<Firm>;
  /** The firm's time zone, for dates in contracts. */
  timeZone: string;
  /** The firm's own certificate; without it, one is made at first use. */
  certificate?: SealCertificate | undefined;
  /** True if mail is set up. Without it, no one gets a link or a code by e-mail. */
  canMail: boolean;
  /** `require`: an agreement is not sent while the conflict check has open matches; `warn`: it is sent with a warning. */
  conflictCheck: 'require' | 'warn';
};

const certificateName = 'agreement-seal';

const bytes = z.codec(z.string(), z.custom<Uint8Array>(), {
  decode: (base64) => new Uint8Array(Buffer.from(base64, 'base64')),
  encode: (binary) => Buffer.from(binary).toString('base64'),
});
/** The firm's certificate as it is stored. */
const certificateText = z.object({
  privateKey: bytes,
  certificate: bytes,
  chain: z.array(bytes),
  isOwn: z.boolean(),
});

/** Returns what is needed to make and seal agreements. */
export const createAgreements = (options: Options) => {
  const { models, now, encryptionKey, formerKeys = [], firm } = options;
  const seal = createSeal([encryptionKey, ...formerKeys], 'agreements');
  const key = Buffer.from(hkdfSync('sha256', encryptionKey, '', 'lantern signing links', 32));

  /** Made once by the first server that needs it. */
  const ownCertificate = async (): Promise<SealCertificate> => {
    const secret = await models.secrets.findById(certificateName).lean();
    const text = secret && seal.open(secret.value, certificateName);
    if (secret && text === undefined)
      throw new Error('The key of the seal was kept under another ENCRYPTION_KEY. Set that one again.');
    if (text) return certificateText.decode(JSON.parse(text));
    const { makeSealCertificate } = await import('./pdf/seal-certificate');
    const created = await makeSealCertificate((await firm()).name, new Date(now()));
    await models.secrets
      .create({
        _id: certificateName,
        value: seal.close(JSON.stringify(certificateText.encode(created)), certificateName),
      })
      .catch(ignoreDuplicate);
    return ownCertificate();
  };
  const certificate = createCache(
    Number.POSITIVE_INFINITY,
    async () => options.certificate ?? ownCertificate(),
    now,
  );

  return {
    ...options,
    /** Encrypts a text about an agreement, the same way as refused submissions. */
    close: (text: string, about: string) => Buffer.from(seal.close(text, about)),
    open(sealed: Buffer | { buffer: Uint8Array }, about: string): string {
      // A lean document has the driver's own type of bytes.
      const stored = Buffer.isBuffer(sealed) ? sealed : Buffer.from(sealed.buffer);
      const text = seal.open(stored.toString(), about);
      if (text === undefined)
        throw unavailable(
          'This was encrypted under an encryption key that the server no longer has, and cannot be read. An administrator can put that key back.',
        );
      return text;
    },
    /** Returns a code of six random digits. */
    newCode: (): string => String(randomInt(1_000_000)).padStart(6, '0'),
    /**
     * Returns the number in the sample that proves someone can open a PDF. It derives from the token, which is not
     * stored.
     */
    toSampleNumber: (token: string): string =>
      String(createHmac('sha256', key).update(`sample ${token}`).digest().readUInt32BE() % 10_000).padStart(
        4,
        '0',
      ),
    sealCertificate: () => certificate.get(),
  };
};

export type Agreements = ReturnType<typeof createAgreements>;
