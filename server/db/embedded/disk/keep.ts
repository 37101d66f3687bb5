import { closeSync, fchmodSync, fsyncSync, openSync } from 'node:fs';

/** Makes a file the owner's alone and has it on the disk. */
export function keep(path: string): void {
  const file = openSync(path, 'r+');
  fchmodSync(file, 0o600);
  fsyncSync(file);
  closeSync(file);
}
