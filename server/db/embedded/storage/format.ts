import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StoreError } from '../errors';

/** Grows when what stands in a data folder changes its shape. */
const format = 'Lantern embedded store, format 1\n';

/** Marks a new data folder, and refuses one that only another version of Lantern can read. */
export const claimFormat = (dir: string): void => {
  const file = join(dir, 'format');
  if (!existsSync(file)) writeFileSync(file, format, { mode: 0o600 });
  else if (readFileSync(file, 'utf8') !== format)
    throw new StoreError(
      'IllegalOperation',
      'another version of Lantern wrote it, and this one cannot read it',
    );
};
