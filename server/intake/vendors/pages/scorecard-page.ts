import type { Scorecard, ScorecardGroup, ScorecardSums } from '../../../../shared/schemas/scorecard';
import { escaped } from '../../../site/docs/schema-table';
import { daysPicture } from '../scorecard/days-picture';
import { pageFrame, pageTable } from './page-frame';
import { pageWords, scorecardWords as words } from './page-words';

const number = (value: number | null) => (value === null ? '–' : value.toLocaleString('en-US'));
const dollars = (value: number | null) =>
  value === null ? '–' : value.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const percent = (value: number | null) => (value === null ? '–' : `${Math.round(value * 100)} %`);

type Figure = readonly [label: string, of: (sums: ScorecardSums) => string];

const answered: readonly Figure[] = [
  [words.posted, ({ posted }) => number(posted)],
  [words.accepted, ({ accepted }) => number(accepted)],
  [words.duplicate, ({ duplicate }) => number(duplicate)],
  [words.rejected, ({ rejected }) => number(rejected)],
  [words.test, ({ test }) => number(test)],
  [words.certified, ({ certificateShare }) => percent(certificateShare)],
];

const madeOfIt: readonly Figure[] = [
  [words.takenIn, ({ takenIn }) => number(takenIn)],
  [words.contacted, ({ contacted }) => number(contacted)],
  [words.signed, ({ signed }) => number(signed)],
  [words.returned, ({ returned }) => number(returned)],
  [words.cost, ({ cost }) => dollars(cost)],
  [words.costPerSigned, ({ costPerSigned }) => dollars(costPerSigned)],
  [words.wait, ({ medianMinutesToContact }) => number(medianMinutesToContact)],
];

const shown = [...answered, ...madeOfIt];

const facts = (title: string, figures: readonly Figure[], sums: ScorecardSums) =>
  `<h2>${title}</h2><dl class="facts">${figures.map(([label, of]) => `<div><dt>${label}</dt><dd>${of(sums)}</dd></div>`).join('')}</dl>`;

type Page = { name: string; scorecard: Scorecard; titles: ReadonlyMap<string, string>; until: Date };

const groupRow = ({ campaign, caseType, ...sums }: ScorecardGroup, titles: Page['titles']) => [
  escaped(campaign || words.noCampaign),
  escaped(titles.get(caseType) ?? (caseType || words.noCaseType)),
  ...shown.map(([, of]) => of(sums)),
];

const period = ({ from, to }: Scorecard) => `<form class="fields no-print" method="get">
<label>${words.from}<input type="date" name="from" value="${from}"></label><label>${words.to}<input type="date" name="to" value="${to}"></label><button>${words.show}</button></form>`;

/** Returns a vendor's own scorecard, which it reads without an account. */
export const scorecardPage = ({ name, scorecard, titles, until }: Page): string => {
  const { from, to, days, groups, byReason } = scorecard;
  const reasons = Object.entries(byReason).map(([reason, count]) => [
    `<code>${escaped(reason)}</code>`,
    number(count),
  ]);
  const query = new URLSearchParams({ from, to });
  return pageFrame(
    pageWords.scorecard(name),
    `<p class="no-print">${pageWords.until} <time datetime="${until.toISOString()}">${until.toISOString().slice(0, 10)}</time>. ${words.days}</p>
${period(scorecard)}${facts(words.answered, answered, scorecard)}${facts(words.madeOfIt, madeOfIt, scorecard)}
<h2>${words.byDay}</h2><p>${words.byDayText}</p>${daysPicture(words.picture(scorecard.accepted, scorecard.posted), days)}
<details><summary>${words.table}</summary>${pageTable(
      words.byDay,
      [words.day, words.posted, words.accepted, words.duplicate, words.rejected],
      days.map((one) => [
        one.day,
        number(one.posted),
        number(one.accepted),
        number(one.duplicate),
        number(one.rejected),
      ]),
    )}</details>
<h2>${words.byReason}</h2>${reasons.length > 0 ? pageTable(words.byReason, [words.reason, words.posts], reasons) : `<p>${words.noReasons}</p>`}
<h2>${words.byGroup}</h2>${
      groups.length > 0
        ? pageTable(
            words.byGroup,
            [words.campaign, words.caseType, ...shown.map(([label]) => label)],
            groups.map((group) => groupRow(group, titles)),
          )
        : `<p>${words.nothing}</p>`
    }
<p class="no-print"><a href="?${escaped(`${query}&format=csv`)}" download="scorecard.csv">${words.csv}</a></p>`,
  );
};
