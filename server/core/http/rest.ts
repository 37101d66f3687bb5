import { type AnyTRPCProcedure, type AnyTRPCRouter, callTRPCProcedure, TRPCError } from '@trpc/server';
import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express';
import { z } from '../../../shared/zod';
import type { Context } from './context';
import { errorAnswer, withoutEncoding } from './error-answer';
import { bodyLimit, formBody, isForm, requireGzip } from './form-body';
import { getNotes } from './request-notes';
import type { Meta } from './trpc';

/** The inner type of optional, nullable and default. */
const unwrap = (schema: unknown): unknown => {
  let inner = schema;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable || inner instanceof z.ZodDefault)
    inner = inner.unwrap();
  return inner;
};

const decimal = /^-?\d{1,16}(?:\.\d{1,16})?$/;

/** Converts a text parameter where the schema wants a number or a boolean. */
const fromText = (schema: unknown, text: string): unknown => {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodNumber) return decimal.test(text) ? Number(text) : text;
  if (inner instanceof z.ZodBoolean) return text === 'true' ? true : text === 'false' ? false : text;
  return text;
};

const parameter = (schema: unknown, value: unknown) =>
  typeof value === 'string' ? fromText(schema, value) : value;

const jsonType = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;
const getType = (req: { headers: Request['headers'] }) => req.headers['content-type'] ?? '';

const isJson = (req: { headers: Request['headers'] }) => jsonType.test(getType(req));

/** Parses a JSON body; refuses a compressed one (415), so that a small body cannot expand here. */
export const jsonBody: RequestHandler = express.json({ limit: bodyLimit, inflate: false, type: isJson });
/** The same for intake, where a vendor's body may be compressed; the limit applies after decompression. */
const inflatedJson: RequestHandler = express.json({ limit: bodyLimit, type: isJson });

/** True if the request has no body, and so no content type. */
const isEmpty = ({ headers }: Request) =>
  getType({ headers }) === '' && !headers['transfer-encoding'] && !Number(headers['content-length'] ?? 0);

const requireType =
  (form: boolean): RequestHandler =>
  (req, _res, next) => {
    if (!form && isEmpty(req)) {
      req.body = {};
      return next();
    }
    if (isJson(req) || (form && isForm(req))) return next();
    const also = form ? ', application/x-www-form-urlencoded or multipart/form-data' : '';
    throw new TRPCError({
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: `Send the body as application/json${also}.`,
    });
  };

/** Requires JSON for a POST; tRPC would accept any type that starts with `application/json`, and compressed bytes. */
export const plainJson: RequestHandler = (req, res, next) => {
  if (req.method !== 'POST') return next();
  if (req.headers['content-encoding'])
    throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE', message: withoutEncoding });
  requireType(false)(req, res, next);
};

/** The body parser for intake: gzip is accepted in forms and from callers with a key. */
const getReader = (req: Request, res: Response): RequestHandler => {
  if (isForm(req)) return formBody;
  const isByKey = getNotes(res).keyCheck !== undefined;
  if (!isByKey || !req.headers['content-encoding']) return jsonBody;
  requireGzip(req);
  return inflatedJson;
};

/**
 * Parses the body of a call as JSON or, if `form` allows it, as a form; in one step, because each has a cost in
 * Express.
 */
const readBody = (form: boolean): RequestHandler => {
  const checkType = requireType(form);
  return (req, res, next) =>
    checkType(req, res, () => (form ? getReader(req, res) : jsonBody)(req, res, next));
};

type Options = { router: AnyTRPCRouter; createContext: (req: Request, res: Response) => Promise<Context> };

/** The status of a success: 204 if a procedure answers nothing. */
export const getSuccessStatus = (procedure: AnyTRPCProcedure): number => {
  const { meta, output } = procedure._def as unknown as { meta: Meta; output: unknown };
  return meta.status ?? (output instanceof z.ZodVoid ? 204 : 200);
};

/** Serves one procedure at the path in its meta. */
const serve = (options: Options, name: string, procedure: AnyTRPCProcedure, meta: Meta): RequestHandler[] => {
  const { method, path } = meta.openapi!;
  const input = (procedure._def as unknown as { inputs: unknown[] }).inputs[0];
  const shape: Record<string, unknown> = input instanceof z.ZodObject ? input.shape : {};
  const inPath = [...path.matchAll(/\{(.+?)\}/g)].map(([, key]) => key!);
  const success = getSuccessStatus(procedure);
  const hasBody = (method === 'POST' || method === 'PUT') && Object.keys(shape).length > 0;

  const rawInput = (req: Request): unknown => {
    if (!(input instanceof z.ZodObject)) return undefined;
    // Express parses it again each time it is asked.
    const query = req.query;
    const inQuery = (hasBody ? (meta.query ?? []) : Object.keys(shape)).filter((key) => key in query);
    const params = [
      ...inQuery.map((key) => [key, parameter(shape[key], query[key])]),
      ...inPath.map((key) => [key, parameter(shape[key], req.params[key])]),
    ];
    if (!hasBody) return Object.fromEntries(params);
    const { body } = req;
    // Leave a body that is not an object as it is; the schema refuses it.
    if (params.length === 0 || typeof body !== 'object' || Array.isArray(body)) return body;
    return { ...body, ...Object.fromEntries(params) };
  };

  const answer: RequestHandler = async (req, res) => {
    const data: unknown = await callTRPCProcedure({
      router: options.router,
      path: name,
      type: procedure._def.type,
      ctx: await options.createContext(req, res),
      getRawInput: async () => rawInput(req),
      signal: undefined,
      batchIndex: 0,
    });
    if (success === 204) return void res.status(204).end();
    // A call may set another success status: 202 for a result that is not ready yet.
    res.status(getNotes(res).status ?? success);
    // Like `res.json`, which reads Express settings for each response and sends headers and body separately.
    const text = JSON.stringify(data) ?? '';
    res.setHeader('Content-Type', 'application/json; charset=utf-8');
    res.setHeader('Content-Length', Buffer.byteLength(text));
    res.end(text);
  };
  return hasBody ? [readBody(meta.form === true), answer] : [answer];
};

/** Every error of `/api` in one format: `{ message, code, issues?, requestId }`. */
export const jsonErrors: ErrorRequestHandler = (error, _req, res, _next) => {
  const notes = getNotes(res);
  notes.failure = error;
  // Cut the connection, so that nobody takes the response for complete; Express would print the error with its stack.
  if (res.headersSent) return void res.destroy();
  const { status, body, retryAfter, cause } = errorAnswer(error);
  if (retryAfter) res.setHeader('Retry-After', String(retryAfter));
  notes.failure = cause;
  res.status(status).json({ ...body, requestId: notes.requestId });
};

/** Lists the allowed methods: in reply to OPTIONS (204), or because the method is not allowed (405). */
export const notAllowed =
  (allowed: readonly string[]): RequestHandler =>
  (req, res) => {
    res.setHeader('Allow', [...allowed, 'OPTIONS'].join(', '));
    if (req.method === 'OPTIONS') return void res.status(204).end();
    throw new TRPCError({ code: 'METHOD_NOT_SUPPORTED', message: 'This method is not supported here.' });
  };

export type RestRoute = { method: string; route: string; handlers: RequestHandler[] };

/** Every procedure with `rest()`, as a route below `/api`. */
export const restRoutes = (options: Options): RestRoute[] => {
  const procedures = Object.entries(options.router._def.procedures) as [string, AnyTRPCProcedure][];
  return procedures.flatMap(([name, procedure]) => {
    const meta = procedure._def.meta as Meta | undefined;
    if (!meta?.openapi) return [];
    const { method, path } = meta.openapi;
    const handlers = serve(options, name, procedure, meta);
    return [{ method, route: path.replace(/\{(.+?)\}/g, ':$1'), handlers }];
  });
};

/** Serves these routes, and responds 405 to other methods; other paths pass through. */
export const restRouter = (routes: readonly RestRoute[]): Router => {
  const api = Router({ caseSensitive: true });
  const methods = new Map<string, Set<string>>();
  for (const { method, route, handlers } of routes) {
    methods.set(route, (methods.get(route) ?? new Set()).add(method));
    api[method.toLowerCase() as 'get'](route, ...handlers);
  }
  for (const [route, allowed] of methods)
    api.all(route, notAllowed([...allowed, ...(allowed.has('GET') ? ['HEAD'] : [])]));
  return api;
};

/** For unknown paths below `/api`. */
export const nothingInApi: RequestHandler = () => {
  throw new TRPCError({ code: 'NOT_FOUND', message: 'There is nothing at this address.' });
};
