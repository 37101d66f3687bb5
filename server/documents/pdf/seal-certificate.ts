// The certificate library requires this import but does not include it.
import 'reflect-metadata';
import { createPrivateKey, webcrypto, X509Certificate } from 'node:crypto';
import {
  BasicConstraintsExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectKeyIdentifierExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';

/** The seal's key (PKCS 8), its certificate and the chain, each in DER. */
export type SealCertificate = {
  privateKey: Uint8Array;
  certificate: Uint8Array;
  chain: Uint8Array[];
  /** True if the product made it: PDF readers find the file unchanged, but say that they don't know who sealed it. */
  isOwn: boolean;
};

const years = 20;
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/** Makes a key and a certificate in the firm's name, for a firm that has set none. */
export const makeSealCertificate = async (firm: string, at: Date): Promise<SealCertificate> => {
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const until = new Date(at);
  until.setFullYear(until.getFullYear() + years);
  const created = await X509CertificateGenerator.createSelfSigned(
    {
      name: [{ CN: [`${firm} (agreements)`] }, { O: [firm] }],
      notBefore: at,
      notAfter: until,
      signingAlgorithm: algorithm,
      keys: keys as webcrypto.CryptoKeyPair,
      extensions: [
        new BasicConstraintsExtension(false, undefined, true),
        new KeyUsagesExtension(KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation, true),
        await SubjectKeyIdentifierExtension.create(
          keys.publicKey as webcrypto.CryptoKey,
          false,
          webcrypto as never,
        ),
      ],
    },
    webcrypto as never,
  );
  const privateKey = new Uint8Array(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey));
  return { privateKey, certificate: new Uint8Array(created.rawData), chain: [], isOwn: true };
};

/** Reads the firm's private key and its certificate with the chain, both PEM. Throws an error that says what to do. */
export const readSealCertificate = (keyPem: string, certificatesPem: string): SealCertificate => {
  const key = createPrivateKey(keyPem);
  const certificates = (
    certificatesPem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  ).map((pem) => new X509Certificate(pem));
  const [own, ...chain] = certificates;
  if (!own)
    throw new Error('The file of the seal’s certificate holds none. Give it as PEM, the firm’s own first.');
  if (!own.checkPrivateKey(key))
    throw new Error(
      'The seal’s key and its certificate do not belong together. Give the key of the first certificate.',
    );
  const curve = key.asymmetricKeyDetails?.namedCurve;
  if (key.asymmetricKeyType !== 'ec' || curve !== 'prime256v1')
    throw new Error(
      'The seal’s key is of a kind that is not used here. Ask for a certificate with an EC key on P-256.',
    );
  return {
    privateKey: new Uint8Array(key.export({ type: 'pkcs8', format: 'der' })),
    certificate: new Uint8Array(own.raw),
    chain: chain.map(({ raw }) => new Uint8Array(raw)),
    isOwn: false,
  };
};
