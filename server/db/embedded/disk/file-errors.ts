/** The most frequent reasons why a file or folder cannot be used, to follow its name. */
const reasons: Record<string, string> = {
  EACCES: 'may not be used by this user. Give it to the user that runs Lantern (chown), or name another one.',
  EEXIST: 'is a file, and a folder is needed. Name another folder, or move the file away.',
  ENOENT: 'does not exist, or cannot be created there.',
  ENOSPC: 'is on a disk without room. Make room and try again.',
  ENOTDIR: 'leads through a file. Name another folder, or move the file away.',
  EPERM:
    'may not be changed by this user. Give it to the user that runs Lantern (chown), or name another one.',
  EROFS: 'is on a disk that is mounted read-only. Mount it for writing, or name another place.',
};

/** Describes an error for the person at the server; one of the file system in a sentence or two. */
export const describeError = (error: unknown): string => {
  const { code = '', path } = error as { code?: string; path?: string };
  if (path && reasons[code]) return `${path} ${reasons[code]}`;
  return error instanceof Error ? error.message : String(error);
};
