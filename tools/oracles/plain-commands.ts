import { type Doc, startWireProxy } from '../../tests/support/store/wire-proxy';

const withoutOptions = ({
  expireAfterSeconds: _,
  sparse: __,
  partialFilterExpression: ___,
  ...index
}: Doc): Doc => index;

/** Options that FerretDB 1.24 rejects, removed from the commands that have them. */
const plain: Record<string, (doc: Doc) => Doc> = {
  // The expiry of rows, and partial indexes.
  createIndexes: (doc) => ({ ...doc, indexes: (doc.indexes as Doc[]).map(withoutOptions) }),
  // The projection: without it, all fields come back.
  findAndModify: ({ fields: _, ...doc }) => doc,
};

const renamed =
  (from: RegExp, to: string) =>
  (message: Buffer): Buffer =>
    Buffer.from(message.toString('latin1').replace(from, to), 'latin1');

/**
 * Field names with a dot, as in an agreement's values; the server stores them with a character that no text contains.
 */
const withoutDots = {
  up: renamed(/\b(fee|records)\./g, '$1|'),
  down: renamed(/\b(fee|records)\|/g, '$1.'),
};

/** A proxy that FerretDB needs to start most of the tests at all. */
export const startPlainCommands = async (uri: string) => {
  const proxy = await startWireProxy(
    uri,
    (command, doc) => ({ send: plain[command]?.(doc) ?? doc }),
    withoutDots,
  );
  return {
    uri: `mongodb://${proxy.address}/?directConnection=true`,
    [Symbol.asyncDispose]: proxy[Symbol.asyncDispose],
  };
};
