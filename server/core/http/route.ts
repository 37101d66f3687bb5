import { TRPCError } from '@trpc/server';
import { type Request, type RequestHandler, Router } from 'express';
import type { Permission } from '../../../shared/permissions';
import type { z } from '../../../shared/zod';
import type { Staff } from '../caller';
import { callerKey, type LimitName } from '../limits/rate-limits';
import { type Context, createContext, type Deps } from './context';
import { notAllowed } from './rest';
import { admit, admitProven } from './trpc';

/** The context of a route's call, with its module's dependencies. */
export type RouteCall<By> = By & { caller: Staff };

/** An address of the API that is no procedure, because it sends or takes a file. */
export type Route = {
  method: 'GET' | 'POST';
  path: `/${string}`;
  permission: Permission;
  /** It asks for the password again if that was typed a while ago. */
  proven?: boolean;
  /** The limit that it counts against. */
  limit?: LimitName;
  /** Reads the body; without it the body is left to `answer`. */
  read?: readonly RequestHandler[];
  /** The schema of the parameters and the query or body. */
  input: z.ZodType;
  answer(call: RouteCall<Context>, input: unknown): Promise<unknown>;
};

/** Declares a route; its answer may count on its input. */
export const route = <By extends Context, Input extends z.ZodType>(
  one: Omit<Route, 'input' | 'answer'> & {
    input: Input;
    answer: (call: RouteCall<By>, input: z.output<Input>) => Promise<unknown>;
  },
): Route => one as unknown as Route;

const getInput = ({ method, query, params, body }: Request): unknown => {
  const received: unknown = method === 'POST' ? body : query;
  // A body that is not an object is left as is, for the schema to refuse.
  return Object.keys(params).length === 0 ? received : { ...(received as object), ...params };
};

const answer =
  (deps: Deps, { permission, proven, limit, input, answer }: Route): RequestHandler =>
  async (req, res) => {
    const ctx = await createContext(deps, req, res);
    const { caller } = (proven ? admitProven : admit)(ctx, permission);
    if (limit) await ctx.limits.use(limit, callerKey(ctx.ip));
    const parsed = input.safeParse(getInput(req));
    if (!parsed.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error });
    await answer({ ...ctx, caller }, parsed.data);
  };

/** Serves routes; each path answers 405 to other methods. */
export const routesRouter = (deps: Deps, routes: readonly Route[]): Router => {
  const all = Router({ caseSensitive: true });
  for (const one of routes)
    all[one.method === 'GET' ? 'get' : 'post'](one.path, ...(one.read ?? []), answer(deps, one));
  for (const path of new Set(routes.map((one) => one.path))) {
    const methods = routes.filter((one) => one.path === path).map(({ method }) => method);
    all.all(path, notAllowed(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))));
  }
  return all;
};
