import { type Doc, startWireProxy } from '../support/store/wire-proxy';

const withoutOptions = ({
  expireAfterSeconds: _,
  sparse: __,
  partialFilterExpression: ___,
  ...index
}: Doc): Doc => index;

/** A proxy that takes off indexes what FerretDB 1.24 refuses: when rows expire, and that some rows are left out. */
export const startPlainIndexes = async (uri: string) => {
  const proxy = await startWireProxy(uri, (command, doc) =>
    command === 'createIndexes'
      ? { send: { ...doc, indexes: (doc.indexes as Doc[]).map(withoutOptions) } }
      : { send: doc },
  );
  return {
    uri: `mongodb://${proxy.address}/?directConnection=true`,
    [Symbol.asyncDispose]: proxy[Symbol.asyncDispose],
  };
};
