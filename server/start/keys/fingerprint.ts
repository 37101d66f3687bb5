import { createHmac, type KeyObject } from 'node:crypto';
import { ignoreDuplicate } from '../../core/db/errors';
import type { Models } from '../../operations/models';
import { createSigner, parseSigningKey } from '../../proof/signing-key';
import type { KeyName } from '../key-files';

/** Identifies a key without revealing it. */
export const textFingerprint = (name: KeyName, key: string): string =>
  createHmac('sha256', key).update(`lantern fingerprint of ${name}`).digest('hex').slice(0, 16);

/** The id under which the ledger publishes the key. */
export const signingFingerprint = (key: KeyObject): string => createSigner(key).keyId;

/** The fingerprint of a key as in its file. */
export const computeFingerprint = (name: KeyName, text: string): string => {
  const key = name === 'consent-key' ? parseSigningKey(text) : undefined;
  return key ? signingFingerprint(key) : textFingerprint(name, text);
};

type Secrets = Pick<Models, 'secrets'>;
const toRow = (name: KeyName) => `fingerprint ${name}`;

/** The stored fingerprint of a key. */
export const recordedFingerprint = async ({ secrets }: Secrets, name: KeyName): Promise<string | undefined> =>
  (await secrets.findById(toRow(name)).lean())?.value;

/** The same from the collection's raw documents, for readers without a server. */
export const fingerprintAmong = (
  rows: readonly { _id: unknown; value?: unknown }[],
  name: KeyName,
): string | undefined => {
  const row = rows.find(({ _id }) => _id === toRow(name));
  return typeof row?.value === 'string' ? row.value : undefined;
};

/** Records which key created the data; returns the valid one, even if another server was faster. */
export const recordFingerprint = async (
  models: Secrets,
  name: KeyName,
  value: string,
  before: readonly string[] = [],
): Promise<string> => {
  const { secrets } = models;
  if (before.length > 0)
    await secrets.updateOne({ _id: toRow(name), value: { $in: [...before] } }, { $set: { value } });
  await secrets.create({ _id: toRow(name), value }).catch(ignoreDuplicate);
  return (await recordedFingerprint(models, name)) ?? value;
};

export const forgetFingerprint = async ({ secrets }: Secrets, name: KeyName): Promise<void> => {
  await secrets.deleteOne({ _id: toRow(name) });
};
