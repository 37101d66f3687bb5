import { z } from './zod';

/** The words with which a form for staff shows a field; its rules are the schema's. */
export type FieldWords = {
  label: string;
  hint?: string;
  /** Follows from the schema by default. */
  kind?: 'text' | 'email' | 'tel' | 'url' | 'long' | 'switch' | 'decimal';
  /** Texts, labels by value, or choices that the firm makes. */
  choices?: readonly string[] | Readonly<Record<string, string>> | 'caseTypes';
  /** The label of the empty choice. */
  first?: string;
  /** The height of a long text, in lines. */
  rows?: number;
  /** Replaces the general message if the field is blank; `wrong` replaces the schema's if it is invalid. */
  missing?: string;
  wrong?: string;
  /** Takes the whole width of the form. */
  isWide?: true;
  /** Of rows: what a new one begins with, other than blanks. */
  empty?: Readonly<Record<string, unknown>>;
  /** The text of an empty list, its buttons, and its columns as CSS on a wide screen, with one for the button. */
  none?: string;
  text?: string;
  add?: string;
  remove?: string;
  columns?: string;
};

/** The words for fields of staff forms. They are not in `.meta()`, which the API's document publishes. */
export const fieldWords = z.registry<FieldWords>();
