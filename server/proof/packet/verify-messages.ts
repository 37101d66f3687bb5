import { certificate, type MessageEntry } from '../../../shared/schemas/consent';
import { isFinalState, messageRecord } from '../../../shared/schemas/message';
import { z } from '../../../shared/zod';
import { type LedgerKeys, problemsOfCertificate } from '../ledger/check-certificate';
import { checkSeries, groupBy, type SealedEntry } from '../ledger/check-series';
import { hashLeaf } from '../ledger/merkle';
import { type PacketFile, sha256 } from './packet-files';

/** The entries of a packet's messages, and of the same numbers and addresses the messages that are not in it. */
const messageLedger = z.object({
  certificates: z.array(certificate),
  /** Messages of other leads. */
  elsewhere: z.array(z.string()),
});
export const messageLedgerPath = 'messages/ledger.json';

/** A message with what its entry's hashes cover. */
const provenMessage = messageRecord.extend({
  files: z.array(z.looseObject({ sha256: z.string().optional() })).optional(),
  proof: z
    .object({ salt: z.string(), said: z.looseObject({ body: z.string(), original: z.string().optional() }) })
    .optional(),
});
type ProvenMessage = z.output<typeof provenMessage>;

const parse = (file: PacketFile): unknown => JSON.parse(file.bytes.toString('utf8'));

/** Compares the bytes of a message's files with their hashes; those for which there was no room are named. */
const problemsOfBytes = (
  { id, files = [], proof }: ProvenMessage,
  all: readonly PacketFile[],
  leftOut: readonly string[],
): string[] => {
  const original = proof?.said.original;
  const wanted = original
    ? [{ path: `messages/${id}`, hash: original }]
    : files.map(({ sha256: hash }, file) => ({ path: `messages/${id}-${file + 1}`, hash }));
  return wanted.flatMap(({ path, hash }) => {
    if (!hash || leftOut.includes(path)) return [];
    const file = all.find((one) => one.path.startsWith(`${path}.`) && !one.path.endsWith('.json'));
    if (!file) return [`${path} is missing.`];
    return sha256(file.bytes) === hash ? [] : [`${path} is not the file that was entered.`];
  });
};

/** Returns the parts of a message that its entries do not have as it does. */
const findChanged = (message: ProvenMessage, entries: readonly MessageEntry[]): string[] => {
  const { channel, direction, at, state, text, subject, quoted, by, files, proof } = message;
  const [first] = entries;
  if (!first) return ['entry in the ledger'];
  const said = proof?.said;
  const hash = (value: unknown) => hashLeaf({ salt: proof?.salt, value });
  const lastState = entries.findLast(({ part }) => part === 'state')?.state;
  const lastFiles = entries.findLast((entry) => entry.files)?.files;
  const isSaid =
    first.words === undefined ||
    (said &&
      hash(said) === first.words &&
      said.body === text &&
      said.subject === subject &&
      (said.quoted ?? '') === (quoted ?? '') &&
      ((said.by ?? '') === by || said.colleague === by));
  const isState = lastState ? lastState === state : !isFinalState(channel, state);
  return [
    ...(isSaid ? [] : ['words']),
    ...(first.channel === channel && first.direction === direction ? [] : ['direction']),
    ...(first.sentAt === at ? [] : ['time']),
    ...(isState ? [] : ['state']),
    ...((files && hash(files)) === lastFiles ? [] : ['files']),
  ];
};

/** Checks the messages of a packet against their entries in the ledger: their words, files, states and order. */
export const problemsOfMessages = (files: readonly PacketFile[], keys: LedgerKeys): string[] => {
  const ledgerFile = files.find(({ path }) => path === messageLedgerPath);
  // Packets from before messages had entries.
  if (!ledgerFile) return [];
  const { certificates, elsewhere } = messageLedger.parse(parse(ledgerFile));
  const leftOutFile = files.find(({ path }) => path === 'messages/left-out.json');
  const leftOut = leftOutFile ? z.array(z.string()).parse(parse(leftOutFile)) : [];
  const messages = files
    .filter(({ path }) => /^messages\/[0-9a-f]{24}\.json$/.test(path))
    .map((file) => provenMessage.parse(parse(file)));
  const entries = certificates.flatMap(({ record, index }): SealedEntry[] =>
    record.kind === 'message' ? [{ ...record, index }] : [],
  );
  const byMessage = groupBy(
    entries.toSorted((one, other) => one.number - other.number),
    ({ message }) => message,
  );
  const erased = certificates.flatMap(({ record }) => (record.kind === 'erasure' ? record.recordId : []));
  const accounted = new Set([...messages.map(({ id }) => id), ...elsewhere]);
  const missing = entries.filter(
    ({ id, part, message }) => part === 'words' && !accounted.has(message) && !erased.includes(id),
  );
  return [
    ...certificates.flatMap((one) =>
      problemsOfCertificate(one, keys).map((problem) => `Entry ${one.index} of the ledger: ${problem}`),
    ),
    ...checkSeries(entries).map(({ index, why }) => `Entry ${index} of the ledger: ${why}.`),
    ...messages.flatMap((message) =>
      findChanged(message, byMessage.get(message.id) ?? []).map(
        (what) => `The message ${message.id} has another ${what} than the ledger.`,
      ),
    ),
    ...messages.flatMap((message) => problemsOfBytes(message, files, leftOut)),
    ...missing.map(
      ({ message }) => `The message ${message} is missing, and no erasure of it is in the ledger.`,
    ),
  ];
};
