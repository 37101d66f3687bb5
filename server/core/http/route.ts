import { TRPCError } from '@trpc/server';
import { type Request, type RequestHandler, Router } from 'express';
import type { Permission } from '../../../shared/permissions';
import { z } from '../../../shared/zod';
import type { Caller, Staff } from '../caller';
import { callerKey, type LimitName } from '../limits/rate-limits';
import { type Call, createContext, type Deps } from './context';
import { notAllowed } from './rest';
import { admit, admitProven } from './trpc';

/** Returned by an answer that leaves the request to what follows. */
export const pass = Symbol('pass');

/** The call of a route: of a route with a permission, its caller is signed in. */
export type RouteCall<By extends Caller = Caller> = Pick<Call, 'req' | 'res' | 'ip'> & { caller: By };

/** An address that is no procedure, because it sends or takes a file or a page. */
export type Route<All = Deps> = {
  method: 'GET' | 'POST';
  path: string | readonly string[];
  /** Anyone's call is answered without looking for a session. */
  permission: Permission | 'anyone';
  /** It asks for the password again if that was typed a while ago. */
  proven?: boolean;
  /** The limit that it counts against. */
  limit?: LimitName;
  /** Reads the body; without it the body is left to `answer`. */
  read?: readonly RequestHandler[];
  /** Leaves other methods to what follows, such as a page at the same address; otherwise they get 405. */
  passesOthers?: boolean;
  /** The schema of the parameters and the query or body. */
  input?: z.ZodType;
  /** Takes what it needs of its module's dependencies. */
  answer(deps: All, call: RouteCall, input: unknown): Promise<unknown>;
};

/** Declares a route; its answer may count on its input and, if there is a permission, on the signed-in caller. */
export const route = <Needs, Allowed extends Route['permission'], Input extends z.ZodType = z.ZodUnknown>(
  one: Omit<Route, 'permission' | 'input' | 'answer'> & {
    permission: Allowed;
    input?: Input;
    answer(
      deps: Needs,
      call: RouteCall<Allowed extends 'anyone' ? Caller : Staff>,
      input: z.output<Input>,
    ): Promise<unknown>;
  },
) => one;

const getInput = ({ method, query, params, body }: Request): unknown => {
  const received: unknown = method === 'POST' ? body : query;
  // A body that is not an object is left as is, for the schema to refuse.
  return Object.keys(params).length === 0 ? received : { ...(received as object), ...params };
};

const getCall = async (
  deps: Deps,
  { permission, proven }: Pick<Route, 'permission' | 'proven'>,
  { req, res }: Pick<Call, 'req' | 'res'>,
): Promise<RouteCall> => {
  const ip = req.ip ?? '';
  if (permission === 'anyone') return { req, res, ip, caller: { kind: 'anonymous', ip } };
  const ctx = await createContext(deps, req, res);
  const { caller } = (proven ? admitProven : admit)(ctx, permission);
  return { req, res, ip, caller };
};

/** The handler of a route. */
export const serveRoute =
  <All extends Deps>(deps: All, one: Route<All>): RequestHandler =>
  async (req, res, next) => {
    const call = await getCall(deps, one, { req, res });
    if (one.limit) await deps.limits.use(one.limit, callerKey(call.ip));
    const { input = z.unknown() } = one;
    const parsed = input.safeParse(getInput(req));
    if (!parsed.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error });
    if ((await one.answer(deps, call, parsed.data)) === pass) next('route');
  };

const passOn: RequestHandler = (_req, _res, next) => next();

const allowedMethods = (routes: readonly Pick<Route, 'method'>[]) =>
  routes.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));

/** Serves routes; to other methods each path answers 405, or passes them on. */
export const routesRouter = <All extends Deps>(deps: All, routes: readonly Route<All>[]): Router => {
  const all = Router({ caseSensitive: true });
  for (const path of new Set(routes.map((one) => String(one.path)))) {
    const own = routes.filter((one) => String(one.path) === path);
    const at = all.route([own[0]!.path].flat());
    for (const one of own)
      at[one.method === 'GET' ? 'get' : 'post'](...(one.read ?? []), serveRoute(deps, one));
    // Otherwise Express itself would answer OPTIONS, for this route only.
    if (own[0]!.passesOthers) at.options(passOn);
    else at.all(notAllowed(allowedMethods(own)));
  }
  return all;
};
