import type { AreaGroup } from './area-facts';
import type { words as english } from './en/words';

/** The structure of the English texts without their content: every language has the same keys. */
type Shape<Part> = Part extends AreaGroup
  ? AreaGroup
  : Part extends string
    ? string
    : Part extends number | boolean | null | undefined
      ? Part
      : Part extends readonly (infer Item)[]
        ? readonly Shape<Item>[]
        : { readonly [Key in keyof Part]: Shape<Part[Key]> };

/** All words of the site in one language. The compiler requires each of them. */
export type Words = Shape<typeof english>;
export type FormWords = Words['consultation'];
