import { languages } from '../../client/content/languages';
import { duePassed, offeredStatements, passedPlans } from '../content/check-statements';
import { pageLooks, stalePages } from '../content/page-looks';

/**
 * Lists announced dates that have passed, overdue reviews, and pages nobody has checked for 35 days, with search terms
 * for each; then it fails. For a daily job.
 */
export const dates = (): void => {
  const register = offeredStatements(languages);
  const today = new Date().toISOString().slice(0, 10);
  const problems = [
    ...passedPlans(register, today),
    ...duePassed(register, today),
    ...stalePages(pageLooks(), today).map(
      ({ path, looked, searches }) =>
        `page ${path}: nobody has looked for news since ${looked}. Search for: ${searches.join('; ')}. Then write the day into \`looked\` in client/content/areas.`,
    ),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else
    console.log(
      'No announced day has passed, nothing is due, and every page was looked at in the last 35 days.',
    );
};
