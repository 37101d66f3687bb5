import { type Doc, startWireProxy } from '../../tests/support/store/wire-proxy';

const withoutOptions = ({
  expireAfterSeconds: _,
  sparse: __,
  partialFilterExpression: ___,
  ...index
}: Doc): Doc => index;

/** What FerretDB 1.24 refuses, taken off the commands that have it. */
const plain: Record<string, (doc: Doc) => Doc> = {
  // When rows expire, and that some rows are left out.
  createIndexes: (doc) => ({ ...doc, indexes: (doc.indexes as Doc[]).map(withoutOptions) }),
  // Which fields come back: then all of them do.
  findAndModify: ({ fields: _, ...doc }) => doc,
};

const renamed =
  (from: RegExp, to: string) =>
  (message: Buffer): Buffer =>
    Buffer.from(message.toString('latin1').replace(from, to), 'latin1');

/** Names of fields that have a dot, as an agreement's values do; on the server a character that no text has stands in its place. */
const withoutDots = {
  up: renamed(/\b(fee|records)\./g, '$1|'),
  down: renamed(/\b(fee|records)\|/g, '$1.'),
};

/** A proxy without which FerretDB would let hardly a test begin. */
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
