import type { Site } from '../../client/content/site-schema';
import type { Answers } from './answers';
import { getPromises, promiseAnswers } from './promises';
import { count, getAdmissions, getColours, getShare, toList } from './questions';

const getName = ({ name = '', highlight = '' }: Answers): Site['name'] => {
  if (!name.includes(' ')) return { first: name, second: '', highlighted: 'first' };
  return name.startsWith(`${highlight} `)
    ? { first: highlight, second: name.slice(highlight.length + 1), highlighted: 'first' }
    : { first: name.slice(0, -highlight.length - 1), second: highlight, highlighted: 'second' };
};

const toId = (number: number) => `person-${number}`;

const getOffices = (answers: Answers): Site['offices'] =>
  count(answers.offices).map((number) => {
    const of = (what: string) => answers[`office${number}.${what}`] ?? '';
    return {
      city: of('city'),
      street: of('street'),
      locality: of('city'),
      region: of('state'),
      postalCode: of('zip'),
      phone: of('phone'),
    };
  });

const getTeam = (answers: Answers): Site['team'] =>
  count(answers.people).map((number) => {
    const of = (what: string) => answers[`person${number}.${what}`] ?? '';
    const said = (what: string) =>
      Object.fromEntries(
        toList(answers.languages ?? '').flatMap((id) =>
          of(`${what}.${id}`) ? [[id, of(`${what}.${id}`)]] : [],
        ),
      );
    const about = said('about');
    return {
      id: toId(number),
      name: of('name'),
      title: said('title'),
      ...(Object.keys(about).length > 0 ? { about } : {}),
      admitted: getAdmissions(of('admitted')),
    };
  });

/** The firm's details that no question covers: kept for a real firm, dropped for a demonstration. */
const besides = ({ isDemonstration, recovered, results, reviews, map, social, approvedLegal }: Site) =>
  isDemonstration
    ? { recovered: null, results: [], reviews: [], map: null, social: [], approvedLegal: [] }
    : { recovered, results, reviews, map, social, approvedLegal };

/** Builds the firm's file from the answers; details without a question stay unchanged. */
export const getSite = (answers: Answers, current: Site, today: string): Site => {
  const team = getTeam(answers);
  return {
    ...current,
    ...besides(current),
    isDemonstration: false,
    name: getName(answers),
    legalName: answers.legalName ?? '',
    url: answers.url ?? '',
    published: current.isDemonstration ? today : current.published,
    updated: today,
    languages: toList(answers.languages ?? ''),
    colours: { ...current.colours, ...getColours(answers) },
    phone: answers.phone ?? '',
    emails: { help: answers.email ?? '', privacy: answers.privacyEmail ?? '' },
    offices: getOffices(answers),
    team,
    responsible: team.find(({ name }) => name === answers.responsible)?.id ?? null,
    founded: Number(answers.founded),
    ...getPromises(answers),
    fee: {
      percent: getShare(answers.fee ?? '') as Site['fee']['percent'],
      of: answers.feeOf === 'all' ? 'all' : 'rest',
      lostCosts: answers.lostCosts === 'client' ? 'client' : 'firm',
    },
  };
};

const findName = ({ first, second }: Site['name']) => [first, second].filter(Boolean).join(' ');

/** The answers that would produce the same file; a demonstration has none. */
export const getAnswers = (site: Site): Answers => {
  if (site.isDemonstration) return {};
  const { name, offices, team, fee } = site;
  return {
    name: findName(name),
    ...(name.second && { highlight: name[name.highlighted] }),
    legalName: site.legalName,
    url: site.url,
    founded: String(site.founded),
    languages: site.languages.join(', '),
    phone: site.phone,
    email: site.emails.help,
    privacyEmail: site.emails.privacy,
    offices: String(offices.length),
    ...Object.assign(
      {},
      ...offices.map(({ street, locality, region, postalCode, phone }, index) => ({
        [`office${index + 1}.street`]: street,
        [`office${index + 1}.city`]: locality,
        [`office${index + 1}.state`]: region,
        [`office${index + 1}.zip`]: postalCode,
        [`office${index + 1}.phone`]: phone,
      })),
    ),
    people: String(team.length),
    ...Object.assign(
      {},
      ...team.map(({ name, title, about = {}, admitted }, index) => ({
        [`person${index + 1}.name`]: name,
        ...Object.fromEntries(
          Object.entries(title).map(([id, text]) => [`person${index + 1}.title.${id}`, text]),
        ),
        ...Object.fromEntries(
          Object.entries(about).map(([id, text]) => [`person${index + 1}.about.${id}`, text]),
        ),
        [`person${index + 1}.admitted`]:
          admitted.map(({ state, bar }) => (bar ? `${state} ${bar}` : state)).join(', ') || 'none',
      })),
    ),
    responsible: team.find(({ id }) => id === site.responsible)?.name ?? '',
    fee: String(fee.percent),
    feeOf: fee.of,
    lostCosts: fee.lostCosts,
    ...promiseAnswers(site),
  };
};
