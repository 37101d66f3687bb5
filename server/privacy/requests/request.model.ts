import { requestKinds, requestStates } from '../../../shared/schemas/privacy';
import { z } from '../../../shared/zod';
import { audits } from '../../core/audit/audit.model';
import { anyText, defineCollection, objectId } from '../../core/record/collection';

/** People's requests about their own data. */
export const privacyRequests = defineCollection({
  name: 'privacyRequests',
  called: 'this request',
  entity: 'privacy',
  guard: ['state'],
  schema: z.object({
    _id: objectId,
    at: z.date(),
    kind: z.enum(requestKinds),
    name: anyText,
    email: anyText,
    phoneNumber: anyText,
    message: anyText,
    dueAt: z.date(),
    state: z.enum(requestStates),
    isErased: z.boolean(),
    closedBy: z.string().optional(),
    closedAt: z.date().optional(),
    note: anyText,
    /** Finds the request when the person is exported or erased. */
    keys: z.array(z.string()),
    audits,
  }),
  indexes: [{ on: { state: 1, dueAt: 1 } }, { on: { keys: 1 } }],
});
