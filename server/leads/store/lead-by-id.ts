import { type Fields, get } from '../../core/record/get';
import type { Models } from '../models';

/** Returns a lead, or some fields of it. Throws NOT_FOUND. */
export const leadById = ({ models }: { models: Pick<Models, 'clients'> }, id: string, fields?: Fields) =>
  get(models.clients, id, 'client', fields);
