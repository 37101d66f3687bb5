/**
 * `npx tsx tools/audit.ts`: checks our packages against the registry's advisories, except those that ops/advisories.json
 * accepts.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { acceptedAdvisories, auditReport, openAdvisories } from './supply/advisories';

const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], { encoding: 'utf8' });
const report = auditReport.safeParse(JSON.parse(stdout || '{}'));
const accepted = acceptedAdvisories.parse(JSON.parse(readFileSync('ops/advisories.json', 'utf8')));
const today = new Date().toISOString().slice(0, 10);

if (!report.success) console.log('Skipped: this registry does not answer npm audit.');
// Even without a response, check the accepted advisories.
const open = openAdvisories(report.data ?? { vulnerabilities: {} }, accepted, today);
for (const line of open) console.log(line);
console.log(`${report.success ? 1 : 0} passed, ${open.length} failed${report.success ? '' : ', 1 skipped'}`);
process.exitCode = open.length > 0 ? 1 : 0;
