import type { pageReviewInput, statementsOfPage } from '../../../shared/schemas/site-statement';
import type { z } from '../../../shared/zod';
import type { Staff } from '../../core/caller';
import type { Deps } from '../deps';
import { changedMeanwhile, writeStatement } from './change-statement';
import { currentWording } from './current-wording';
import { builtStatement } from './read-statements';
import { getReview, statementsOfPages } from './reviews';
import type { StatementEditDoc } from './statement-edit.model';

/** Every current statement of a page except its footer's, with its reviewer. */
export const readPageReviews = async (
  { models, statements: { built } }: Pick<Deps, 'models' | 'statements'>,
  path: string,
): Promise<z.infer<typeof statementsOfPage>> => {
  const said = statementsOfPages(built).filter(({ pages }) => pages.includes(path));
  const edits = await models.statementEdits.find({ _id: { $in: said.map(({ id }) => id) } }).lean();
  const editOf = new Map(edits.map((edit) => [edit._id, edit]));
  return said
    .map((statement) => ({ statement, edit: editOf.get(statement.id) }))
    .filter(({ edit }) => !edit?.withdrawnOn)
    .map(({ statement, edit }) => ({
      id: statement.id,
      version: edit?.version ?? 0,
      texts: currentWording(built, statement, edit),
      reviewed: getReview(built, statement, edit),
    }));
};

/** Records that a person at the firm has read the whole page, as on their screen, and stands behind it. */
export const reviewPage = async (
  deps: Pick<Deps, 'models' | 'statements' | 'now'>,
  caller: Staff,
  { path, statements, reviewedBy, reviewerTitle, note }: z.infer<typeof pageReviewInput>,
): Promise<void> => {
  const { built } = deps.statements;
  const versions = new Map(statements.map(({ id, version }) => [id, version]));
  const said = await readPageReviews(deps, path);
  if (said.length !== versions.size || said.some(({ id, version }) => versions.get(id) !== version))
    throw changedMeanwhile();
  const on = deps.statements.today();
  // One audit entry for the whole page, carried by its first statement.
  const toEntry = () => ({ action: 'update', entity: 'notice', entityId: path, note: 'reviewed' }) as const;
  for (const [place, { id, version }] of said.entries()) {
    const statement = builtStatement(deps, id);
    const work = (edit: StatementEditDoc) => ({
      next: {
        reviewed: { by: reviewedBy, title: reviewerTitle, on, words: currentWording(built, statement, edit) },
      },
      did: { did: 'reviewed' as const, reviewer: `${reviewedBy}, ${reviewerTitle}`, note },
    });
    await writeStatement(deps, caller, { id, version }, work, place === 0 ? toEntry : undefined);
  }
  await deps.statements.reload();
};
