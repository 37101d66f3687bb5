import { TRPCError } from '@trpc/server';
import type { StatementDetail, StatementRow, statementQuery } from '../../../shared/schemas/site-statement';
import type { z } from '../../../shared/zod';
import type { Deps } from '../deps';
import type { Statements } from './create-statements';
import { currentWording } from './current-wording';
import { getReview } from './reviews';
import type { StatementEditDoc } from './statement-edit.model';

type Built = Statements['built']['statements'][number];

/** An entry due within this many days is due soon. */
const soon = 30;
const dayLength = 24 * 60 * 60 * 1000;
const inDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);

const later = (one: string, other: string | null | undefined) => (other && other > one ? other : one);

const toRow = (
  { statements }: Pick<Deps, 'statements'>,
  built: Built,
  edit?: StatementEditDoc,
): StatementRow => {
  const { id, kind, pages, refersTo, jurisdiction } = built;
  const texts = currentWording(statements.built, built, edit);
  const isCorrected = Object.entries(texts).some(([language, text]) => text !== built.texts[language]);
  return {
    id,
    kind,
    pages,
    subject: statements.built.pages.find(({ path }) => pages.includes(path))?.title ?? '',
    texts,
    refersTo,
    jurisdiction,
    state: edit?.withdrawnOn ? 'withdrawn' : isCorrected ? 'corrected' : 'as built',
    dueAgain: later(built.dueAgain, edit?.dueAgain),
  };
};

/** The current statements of the register, due ones first. */
const readAll = async (deps: Pick<Deps, 'statements' | 'models'>): Promise<StatementRow[]> => {
  const edits = await deps.models.statementEdits.find().lean();
  const byId = new Map(edits.map((edit) => [edit._id, edit]));
  return deps.statements.built.statements
    .map((built) => toRow(deps, built, byId.get(built.id)))
    .toSorted((one, other) => one.dueAgain.localeCompare(other.dueAgain) || one.id.localeCompare(other.id));
};

/** A withdrawn statement says nothing that could become outdated. */
const isDue = ({ dueAgain, state }: StatementRow, day: string) => state !== 'withdrawn' && dueAgain <= day;

export const readStatements = async (
  deps: Pick<Deps, 'statements' | 'models'>,
  { list, search, page, limit }: z.infer<typeof statementQuery>,
) => {
  const today = deps.statements.today();
  const wanted = search.toLowerCase();
  const matches = (await readAll(deps)).filter((row) => {
    if (list === 'due' && !isDue(row, today)) return false;
    if (list === 'soon' && !isDue(row, inDays(today, soon))) return false;
    if (list === 'changed' && row.state === 'as built') return false;
    return [row.id, ...Object.values(row.texts), ...row.pages].some((text) =>
      text.toLowerCase().includes(wanted),
    );
  });
  return { rows: matches.slice((page - 1) * limit, page * limit), total: matches.length };
};

/** The number of entries due for review today, and in the next days. */
export const countDue = async (deps: Pick<Deps, 'statements' | 'models'>) => {
  const today = deps.statements.today();
  const all = await readAll(deps);
  return {
    due: all.filter((row) => isDue(row, today)).length,
    soon: all.filter((row) => !isDue(row, today) && isDue(row, inDays(today, soon))).length,
  };
};

/** Finds an entry of the register; NOT_FOUND if the build has none with this id. */
export const builtStatement = ({ statements }: Pick<Deps, 'statements'>, id: string): Built => {
  const built = statements.built.statements.find((one) => one.id === id);
  if (!built) throw new TRPCError({ code: 'NOT_FOUND', message: 'The site says nothing under this id.' });
  return built;
};

export const readStatement = async (
  deps: Pick<Deps, 'statements' | 'models'>,
  id: string,
): Promise<StatementDetail> => {
  const built = builtStatement(deps, id);
  const edit = (await deps.models.statementEdits.findById(id).lean()) ?? undefined;
  const { date, sources, texts } = built;
  return {
    ...toRow(deps, built, edit),
    ...(date && { date }),
    sources,
    reviewed: getReview(deps.statements.built, built, edit),
    built: texts,
    overtaken: (edit?.corrections ?? [])
      .filter(({ language, replaces }) => texts[language] !== replaces)
      .map(({ language }) => language),
    version: edit?.version ?? 0,
    history: [...(edit?.history ?? [])].reverse(),
  };
};
