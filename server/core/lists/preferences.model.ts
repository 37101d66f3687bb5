import { preferences as known } from '../../../shared/schemas/lists';
import { defineCollection, objectId } from '../record/collection';

/** A user's preferences, under the user's id; missing ones have their default. */
export const preferences = defineCollection({
  name: 'preferences',
  schema: known.partial().extend({ _id: objectId }),
});
