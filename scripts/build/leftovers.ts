import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** True if the process exists, even under another user. */
const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Removes leftovers of killed builds: `build-<pid>` and `build-<pid>-old` of processes that no longer exist. */
export const removeLeftovers = async (cacheDir: string): Promise<void> => {
  const names = await readdir(cacheDir).catch(() => []);
  for (const name of names) {
    const pid = /^build-(\d+)(?:-old)?$/.exec(name)?.[1];
    if (pid && !isRunning(Number(pid))) await rm(join(cacheDir, name), { recursive: true, force: true });
  }
};
