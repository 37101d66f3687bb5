import type { Model } from 'mongoose';

/** The collections in `models`; with `path`, those whose documents have this field. */
export const findCollections = <Doc>(models: object, path?: string): Model<Doc>[] =>
  Object.values(models).filter(
    (one) => typeof one === 'function' && 'modelName' in one && (!path || one.schema.path(path)),
  );
