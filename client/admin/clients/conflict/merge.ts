import { editableNames, fieldText } from '../../../../shared/lead-fields';
import { type ClientRecord, type ClientUpdate, handlingNames } from '../../../../shared/schemas/client';

/** The fields of a lead that staff can edit. */
const editable = [...editableNames, ...handlingNames] as const;
export type EditableField = (typeof editable)[number];
export type ClientChanges = Pick<ClientUpdate, EditableField>;

/** A form holds every value as text, and empty text for no value. */
const differ = (one: unknown, other: unknown) => fieldText(one) !== fieldText(other);

/** Returns the fields of `values` that differ from the record. */
export const changesTo = (record: ClientRecord, values: ClientChanges): ClientChanges =>
  Object.fromEntries(
    editable
      .filter((field) => values[field] !== undefined && differ(values[field], record[field]))
      .map((field) => [field, values[field]]),
  );

export type Merge = {
  /** Both changed these to different values, so a person must choose. */
  both: EditableField[];
  theirs: EditableField[];
  mine: EditableField[];
};

/** Compares two edits of the same record with `base`, the version that both started from. */
export const toMerge = (base: ClientRecord, theirs: ClientRecord, mine: ClientChanges): Merge => {
  const changedByThem = editable.filter((field) => differ(theirs[field], base[field]));
  const changedByMe = editable.filter(
    (field) => mine[field] !== undefined && differ(mine[field], base[field]),
  );
  return {
    both: changedByMe.filter((field) => changedByThem.includes(field) && differ(theirs[field], mine[field])),
    theirs: changedByThem.filter(
      (field) => !changedByMe.includes(field) || !differ(theirs[field], mine[field]),
    ),
    mine: changedByMe.filter((field) => !changedByThem.includes(field)),
  };
};
