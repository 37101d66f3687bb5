import type { AreaWording } from '../../shared/area-wording';
import type { AreaGroup } from './area-facts';
import { type AreaSlug, areaSlugs, areas } from './areas';

type Names = readonly (AreaGroup | AreaSlug)[];

const find = (names: Names) =>
  areaSlugs
    .filter((slug) => names.includes(slug) || names.includes(areas[slug].group))
    .map((slug) => String(areas[slug].caseType));

/** The words for a phrase once none of these groups and areas is offered. */
export const without = (names: Names, said: string, instead: string): AreaWording => ({
  said,
  instead,
  areas: find(names),
  when: 'all',
});

/** The words for a phrase once one of these areas is left out. */
export const withoutAny = (names: Names, said: string, instead: string): AreaWording => ({
  said,
  instead,
  areas: find(names),
  when: 'any',
});

/** A list such as "a drug, a device or a chemical", of which what is offered stays. */
export const kindList = (last: string, kinds: readonly (readonly [Names, string])[]): AreaWording => {
  const texts = kinds.map(([, text]) => text);
  return {
    said: `${texts.slice(0, -1).join(', ')} ${last} ${texts.at(-1)}`,
    kinds: kinds.map(([names, text]) => ({ text, areas: find(names) })),
    last,
  };
};
