import { z } from '../zod';

/** The id of a client, a user or an audit entry: 24 hexadecimal digits. */
export const recordId = z
  .string()
  .regex(/^[0-9a-f]{24}$/, 'Invalid id')
  .meta({ example: '665f1f77bcf86cd799439011' });

/** The id of a service or an uploaded image: an integer from 1. */
export const serialId = z.int().min(1).max(Number.MAX_SAFE_INTEGER).meta({ example: 1 });

export const byId = z.object({ id: recordId });
export const bySerialId = z.object({ id: serialId });

/** Grows with every change of a record; who changes it names the one that they have seen. */
export const recordVersion = z.int().min(0).meta({ description: 'Grows with every change' });
export const seenVersion = recordVersion
  .optional()
  .meta({ description: 'Refuses the change if it is not the newest' });
