import { expect, test, vi } from 'vitest';
import { copyText } from '../../../client/admin/copy-text';
import { toast } from '../../../client/lib/toasts';

const words = { copied: { title: 'Link copied' }, notCopied: 'Select it and copy it yourself.' };

test('a browser without a clipboard, or one that refuses, says so instead of doing nothing', async () => {
  const failed = vi.spyOn(toast, 'error');
  const refuses = { writeText: () => Promise.reject(new Error('not allowed')) };
  for (const clipboard of [undefined, refuses]) {
    vi.stubGlobal('navigator', { clipboard });
    expect(await copyText('a link', words)).toBe(false);
    expect(failed).toHaveBeenLastCalledWith({ title: 'Error', description: words.notCopied });
  }
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.resolve() } });
  expect(await copyText('a link', words)).toBe(true);
});
