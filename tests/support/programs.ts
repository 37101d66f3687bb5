import { spawnSync } from 'node:child_process';

/** Whether a program of the machine is here; a test that needs it is skipped where it is not, and this says so. */
export const hasProgram = (program: string, unproven: string): boolean => {
  const isHere = spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;
  if (!isHere) console.warn(`SKIPPED: there is no ${program} here, so that ${unproven}.`);
  return isHere;
};
