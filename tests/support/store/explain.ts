import { randomBytes } from 'node:crypto';
import mongoose from 'mongoose';
import { createModels, type Models } from '../../../server/operations/models';
import type { Query } from './queries';

type Part = Record<string, unknown>;

/** A server's way to find documents: the index, or undefined if it would read all of them. */
export type Served = { query: Query; index: string | undefined };

/** With fewer, a server may prefer to read them all. */
const documents = 200;

const put = (doc: Part, [name = '', ...deeper]: string[], value: unknown): Part => ({
  ...doc,
  [name]: deeper.length === 0 ? value : put((doc[name] ?? {}) as Part, deeper, value),
});

/** Documents that no query matches, with a different value in every indexed field. */
const fill = async (model: Models['clients']) => {
  const paths = model.schema.indexes().flatMap(([key]) => Object.keys(key));
  const make = (_: unknown, number: number) =>
    paths.reduce((doc, path) => put(doc, path.split('.'), `filler ${number}`), {
      _id: `filler ${number}`,
    } as Part);
  await model.collection.insertMany(Array.from({ length: documents }, make) as never);
};

const getIndex = (plan: Part): string | undefined => {
  if (typeof plan.indexName === 'string') return plan.indexName;
  if (plan.stage === 'IDHACK') return '_id_';
  if (plan.inputStage) return getIndex(plan.inputStage as Part);
};

/** Asks a server for its plan of each query, with the product's indexes and a few hundred documents. */
export const explainQueries = async (uri: string, queries: readonly Query[]): Promise<Served[]> => {
  const connection = mongoose.createConnection();
  const models = createModels(connection);
  await connection.openUri(uri, { dbName: `plans_${randomBytes(6).toString('hex')}`, autoIndex: false });
  try {
    await models.createIndexes();
    const collections = Object.values(connection.models) as unknown as Models['clients'][];
    await Promise.all(collections.map(fill));
    const served: Served[] = [];
    for (const query of queries) {
      const { queryPlanner } = await connection.db!.command({ explain: query, verbosity: 'queryPlanner' });
      served.push({ query, index: getIndex(queryPlanner.winningPlan) });
    }
    return served;
  } finally {
    await connection.dropDatabase();
    await connection.close();
  }
};
