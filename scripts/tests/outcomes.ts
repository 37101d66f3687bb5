import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Suite, TestCase } from '@playwright/test/reporter';
import type { TestModule } from 'vitest/node';

/** One test that passed, failed, was skipped or is flaky, and how long it ran; after the last one of a whole run stands `ended`. */
export type Outcome = { file: string; name: string; state: string; why: string; ms?: number };
type Errors = readonly { message?: string; stack?: string; diff?: string }[];

/** The first lines of the errors and what differs; of their stacks, only the places in tests. */
const formatReason = (errors: Errors) =>
  stripVTControlCharacters(
    errors.flatMap(({ message, stack, diff }) => [stack || message, diff ?? '']).join('\n'),
  )
    .replaceAll(/^\s*(?:at (?!.*\/tests\/).*)?(?:\n|$)/gm, '')
    .replace(/(?<=^(?:.*\n){16})[\s\S]*/, '')
    .trim();

/** Reports for Vitest and for Playwright: keeps each outcome as it happens, and says how far the run is. */
export default class Outcomes {
  private command = 'vitest run -t';
  private all = 0;
  private readonly done = new Set<string>();
  private saidAt = performance.now();
  /** A run that reports nothing for so long hangs; each test has a lower limit of its own. */
  private readonly stall = setTimeout(() => process.kill(process.pid, 'SIGKILL'), 40 * 60_000).unref();

  private keep(path: string, name: string, state: string, errors: Errors = [], ms = 0, unit = path) {
    const outcome: Outcome = { file: relative('', path), name, state, why: formatReason(errors), ms };
    const alone = `npx ${this.command} '${name.replaceAll(/[^\w ,:]+/g, '.*')}' ${outcome.file}`;
    if (outcome.why) console.log(`${state} now, ${outcome.file}: ${name}\n${outcome.why}\n${alone}\n`);
    if (state === 'failing') return;
    appendFileSync(process.env.TEST_OUTCOMES!, `,${JSON.stringify(outcome)}`);
    this.stall.refresh();
    this.done.add(unit);
    if (performance.now() < this.saidAt + 15_000) return;
    this.saidAt = performance.now();
    const remaining = (this.saidAt / this.done.size) * (this.all - this.done.size);
    console.log(`${this.done.size} of ${this.all}, about ${Math.ceil(remaining / 60_000)} min left`);
  }

  onTestRunStart({ length }: { length: number }) {
    this.all = length;
  }
  onTestModuleEnd(file: TestModule) {
    if (file.errors().length > 0) this.keep(file.moduleId, 'outside of its tests', 'failed', file.errors());
    for (const test of file.children.allTests()) {
      const { state, errors } = test.result();
      const { flaky, duration = 0 } = test.diagnostic() ?? {};
      this.keep(file.moduleId, test.fullName, flaky ? 'flaky' : state, errors, Math.round(duration));
    }
  }
  onTestRunEnd(_: unknown, errors: Errors) {
    if (errors.length > 0) this.keep('', 'outside of its tests', 'failed', errors);
    this.keep(this.command.split(' ')[0]!, '', 'ended');
  }

  onBegin(_: FullConfig, suite: Suite) {
    this.command = 'playwright test -g';
    this.all = suite.allTests().length;
  }
  onTestEnd(test: TestCase) {
    const { status, retry, errors, duration } = test.results.at(-1)!;
    const passes = test.outcome() === 'flaky' ? 'flaky' : status;
    const state = errors.length === 0 ? passes : retry < test.retries ? 'failing' : 'failed';
    const first = test.results[0]!.errors;
    if (status !== 'interrupted') this.keep(test.location.file, test.title, state, first, duration, test.id);
  }
  onError = (error: Errors[number]) => this.keep('', 'outside of its tests', 'failed', [error]);
  onEnd({ status }: { status: string }) {
    if (status !== 'interrupted') this.keep(this.command.split(' ')[0]!, '', 'ended');
  }
}
