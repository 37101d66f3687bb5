import { leadField, leadFieldNames } from '../../../shared/lead-fields';

const optional = new Set<string>(leadFieldNames.filter((name) => !leadField(name).always));

/** Changed fields as a write has them: an optional one that was taken away is not kept as an empty text. */
export const written = (fields: object) => {
  const all = Object.entries(fields);
  const isGone = ([name, value]: [string, unknown]) => value === '' && optional.has(name);
  return {
    $set: Object.fromEntries(all.filter((one) => !isGone(one))),
    $unset: Object.fromEntries(all.filter(isGone).map(([name]) => [name, ''])),
  };
};
