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

/** Describes an error of the file system in a sentence or two; undefined for any other error. */
export const describeFileError = (error: unknown): string | undefined => {
  const { code = '', path } = error as { code?: string; path?: string };
  return path && reasons[code] && `${path} ${reasons[code]}`;
};
