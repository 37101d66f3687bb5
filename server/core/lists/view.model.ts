import { viewInput } from '../../../shared/schemas/lists';
import { z } from '../../../shared/zod';
import { anyText, defineCollection, objectId, text } from '../record/collection';

const { shared, list, columns } = viewInput.shape;

export const views = defineCollection({
  name: 'views',
  schema: z.object({ _id: objectId, ownerId: anyText, name: text, shared, query: anyText, list, columns }),
  indexes: [{ on: { ownerId: 1 } }, { on: { shared: 1 } }],
});
