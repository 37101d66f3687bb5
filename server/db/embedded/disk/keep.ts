import { closeSync, fchmodSync, fsyncSync, openSync } from 'node:fs';

/** Makes a file private to its owner and syncs it to disk. */
export function keep(path: string): void {
  const file = openSync(path, 'r+');
  fchmodSync(file, 0o600);
  fsyncSync(file);
  closeSync(file);
}
