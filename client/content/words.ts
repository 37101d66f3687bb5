import type { words as english } from './en/words';

/** The shape of something said in English, without what English says: every language has the same places to fill. */
type Shape<Part> = Part extends string
  ? string
  : Part extends number | boolean | null | undefined
    ? Part
    : Part extends readonly (infer Item)[]
      ? readonly Shape<Item>[]
      : { readonly [Key in keyof Part]: Shape<Part[Key]> };

/** Every word that the site says in one language. The compiler asks a new language for each of them. */
export type Words = Shape<typeof english>;
export type FormWords = Words['consultation'];
