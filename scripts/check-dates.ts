/** `npm run check:dates`, once a day: names what the site announces for a day that has passed, and fails. */
import { register } from '../client/content/register';
import { passedPlans } from './content/check-statements';

const problems = passedPlans(register, new Date().toISOString().slice(0, 10));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log('No announced day has passed.');
