import { areaSlugs } from '../../client/content/areas';
import type { Said, Site } from '../../client/content/site-schema';

const saidBy = ({ team, offices, recovered, results, reviews }: Site): [place: string, said: Said][] => [
  ...offices.flatMap(({ city, photo }): [string, Said][] =>
    photo ? [[`office ${city}: photo`, photo.alt]] : [],
  ),
  ...team.flatMap(({ id, title, about, photo }): [string, Said][] => [
    [`team ${id}: title`, title],
    ...(about ? [[`team ${id}: about`, about] as [string, Said]] : []),
    ...(photo ? [[`team ${id}: photo`, photo.alt] as [string, Said]] : []),
  ]),
  ...Object.entries(recovered ?? {}).map(([name, said]): [string, Said] => [`recovered: ${name}`, said]),
  ...results.map(({ id, text }): [string, Said] => [`result ${id}`, text]),
  ...reviews.flatMap(({ quote, by }, index): [string, Said][] => [
    [`review ${index + 1}: quote`, quote],
    [`review ${index + 1}: by`, by],
  ]),
];

/** Texts that the firm's file lacks in a site language, and names of people and areas that do not exist, one per line. */
export const problemsOfFirm = (site: Site): string[] => [
  ...saidBy(site).flatMap(([place, said]) =>
    site.languages.filter((id) => !said[id]).map((id) => `site.ts: ${place}: has no text in ${id}`),
  ),
  ...(site.responsible && !site.team.some(({ id }) => id === site.responsible)
    ? [`site.ts: responsible: ${site.responsible} is not on the team`]
    : []),
  ...(site.startsWith === 'all' ? [] : site.startsWith)
    .filter((slug) => !areaSlugs.some((one) => one === slug))
    .map((slug) => `site.ts: startsWith: there is no practice area ${slug}`),
];
