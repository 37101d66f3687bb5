import { type AnyTRPCRouter, callTRPCProcedure, getErrorShape, getTRPCErrorFromUnknown } from '@trpc/server';
import type { CreateExpressContextOptions, createExpressMiddleware } from '@trpc/server/adapters/express';
import { getHTTPStatusCode } from '@trpc/server/http';
import express, { type RequestHandler } from 'express';
import { runParser } from './form-body';

export type TrpcOptions = Parameters<typeof createExpressMiddleware<AnyTRPCRouter>>[0] & {
  createContext: (call: Pick<CreateExpressContextOptions, 'req' | 'res'>) => Promise<object>;
};

/** Answers batches by POST; tRPC's adapter makes web requests and streams of them, which costs more than a page of leads. */
export const answerBatches = (options: TrpcOptions): RequestHandler => {
  const { router, createContext, onError, maxBatchSize = 1, maxBodySize = 0 } = options;
  const { procedures, _config: config } = router._def;
  const asText = express.text({ limit: maxBodySize, type: () => true });
  const isOurs = (path: string) =>
    Object.hasOwn(procedures, path) && procedures[path]._def.type !== 'subscription';
  return async (req, res, next) => {
    const { 'content-length': length, accept, 'trpc-accept': wish } = req.headers;
    const paths = decodeURIComponent(req.path.slice(1)).split(',');
    const isBatch = req.method === 'POST' && req.query.batch === '1' && paths.length <= maxBatchSize;
    const isPlain = Number(length) <= maxBodySize && !/jsonl/.test(`${accept} ${wish}`);
    if (!isBatch || !isPlain || !paths.every(isOurs)) return next();
    await runParser(asText, req, res).catch(() => undefined);
    let inputs: Record<number, unknown> | null | undefined;
    try {
      inputs = JSON.parse(req.body);
    } catch {}
    // The adapter answers what is no list of inputs.
    if (typeof inputs !== 'object' || inputs === null || Array.isArray(inputs)) return next();
    const context = createContext({ req, res });
    const answer = async (path: string, batchIndex: number) => {
      const { type } = procedures[path]._def;
      const input = inputs[batchIndex];
      const call = { router, path, type, getRawInput: async () => input, signal: undefined, batchIndex };
      try {
        return { result: { data: await callTRPCProcedure({ ...call, ctx: await context }) } };
      } catch (thrown) {
        const error = getTRPCErrorFromUnknown(thrown);
        const ctx = await context.catch(() => undefined);
        onError?.({ error, ctx, input, path, type, req });
        return { error: getErrorShape({ config, ctx, error, input, path, type }) };
      }
    };
    const answers = await Promise.all(paths.map(answer));
    res.statusCode = getHTTPStatusCode(answers as Parameters<typeof getHTTPStatusCode>[0]);
    res.setHeader('Content-Type', 'application/json').setHeader('Vary', 'trpc-accept, accept');
    res.end(JSON.stringify(answers));
  };
};
