import { rolesWith } from '../../../shared/permissions';
import { byId, recordId } from '../../../shared/schemas/id';
import { listQuery } from '../../../shared/schemas/list';
import { type Bar, userInput, userPageQuery, userRecord, userUpdate } from '../../../shared/schemas/user';
import { z } from '../../../shared/zod';
import { findPage, sortBy } from '../../core/db/find-page';
import { containsFilter } from '../../core/db/search';
import { toRecord } from '../../core/db/to-record';
import { setListHeaders } from '../../core/http/list-headers';
import { createRest, router } from '../../core/http/trpc';
import { toNames } from '../../core/names';
import { pageOfRows, toRows } from '../../core/parsers';
import { procedureFor, provenProcedureFor } from '../deps';
import { createUser, removeUser, updateUser } from './write-user';

const rest = createRest('Users');
/** Older users have no bar numbers and no version. */
const withBars = <User extends { bars?: Bar[]; version?: number }>(user: User) => ({
  ...user,
  bars: user.bars ?? [],
  version: user.version ?? 0,
});
const open = (row: object) => withBars(row);
const searched = ['firstName', 'lastName', 'email'];

export const usersRouter = router({
  list: procedureFor('users.manage')
    .meta(rest('GET', '/users', 'List users, newest first'))
    .input(listQuery)
    .output(toRows(userRecord))
    .query(async ({ ctx, input }) => {
      const filter = containsFilter(searched, input.search);
      const { rows, total } = await findPage(ctx.models.users, userRecord, filter, input, { open });
      setListHeaders(ctx, '/api/users', input, total);
      return rows;
    }),

  create: provenProcedureFor('users.manage')
    .meta(rest('POST', '/users', 'Make a user', { status: 201, errors: [409] }))
    .input(userInput)
    .output(userRecord)
    .mutation(async ({ ctx, input }) => withBars(toRecord(await createUser(ctx, ctx.caller, input)))),

  update: provenProcedureFor('users.manage')
    .meta(rest('PUT', '/users/{id}', 'Change a user', { errors: [409] }))
    .input(userUpdate.extend(byId.shape))
    .output(userRecord)
    .mutation(async ({ ctx, input: { id, ...update } }) =>
      withBars(toRecord(await updateUser(ctx, ctx.caller, id, update))),
    ),

  remove: provenProcedureFor('users.manage')
    .meta(rest('DELETE', '/users/{id}', 'Delete a user', { errors: [409] }))
    .input(byId)
    .output(z.void())
    .mutation(({ ctx, input }) => removeUser(ctx, ctx.caller, input.id)),

  page: procedureFor('users.manage')
    .input(userPageQuery)
    .output(pageOfRows(userRecord))
    .query(({ ctx, input }) => {
      const filter = containsFilter(searched, input.search);
      const sort = sortBy(input.sort, input.order);
      return findPage(ctx.models.users, userRecord, filter, input, { sort, open });
    }),

  /** Returns the users that a lead can be assigned to. */
  names: procedureFor('people.names')
    .output(z.array(z.object({ id: recordId, name: z.string() })))
    .query(async ({ ctx }) => {
      const people = await ctx.models.users
        .find({ role: { $in: rolesWith('leads.read') } })
        .sort({ firstName: 1, lastName: 1 })
        .lean();
      return Array.from(toNames(people), ([id, name]) => ({ id, name }));
    }),
});
