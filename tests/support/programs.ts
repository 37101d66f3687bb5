import { spawnSync } from 'node:child_process';

/** Checks for a program on this machine; a test that needs it is skipped without it, and this prints so. */
export const hasProgram = (program: string, unproven: string): boolean => {
  const isHere = spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;
  if (!isHere) console.warn(`SKIPPED: there is no ${program} here, so that ${unproven}.`);
  return isHere;
};
