import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const base64url = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Encodes an authenticator's data as CBOR: small numbers, texts, bytes and maps. */
const cbor = (value: number | string | Buffer | Map<number | string, unknown>): Buffer => {
  const head = (major: number, count: number) =>
    count < 24
      ? Buffer.from([(major << 5) | count])
      : count < 256
        ? Buffer.from([(major << 5) | 24, count])
        : Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as never)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
};

type Options = { rpId: string; origin: string; userVerified?: boolean };
type Creation = { challenge: string; user: { id: string } };

/**
 * A simulated device that creates one passkey and uses it, like Chromium's virtual one, for tests without a browser.
 */
export const authenticator = ({ rpId, origin, userVerified = true }: Options) => {
  const id = randomBytes(16);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' });
  let counter = 0;
  let userHandle = base64url(randomBytes(12));

  const authData = (more = Buffer.alloc(0)) => {
    const flags = 0x01 | (userVerified ? 0x04 : 0) | (more.length > 0 ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, more]);
  };
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const answer = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} };

  return {
    id: base64url(id),
    make({ challenge, user }: Creation) {
      userHandle = user.id;
      const key = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x!, 'base64url')],
          [-3, Buffer.from(y!, 'base64url')],
        ]),
      );
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestationObject = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData(attested)],
        ]),
      );
      const clientDataJSON = base64url(clientData('webauthn.create', challenge));
      const response = {
        clientDataJSON,
        attestationObject: base64url(attestationObject),
        transports: ['usb'],
      };
      return { ...answer, response };
    },
    show({ challenge }: { challenge: string }, { counts = true } = {}) {
      if (counts) counter++;
      const authenticatorData = authData();
      const data = clientData('webauthn.get', challenge);
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(data).digest()]);
      const response = {
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(sign('sha256', signed, privateKey)),
        userHandle,
      };
      return { ...answer, response };
    },
  };
};
