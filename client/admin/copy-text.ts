import type { Toast } from '../../shared/messages';
import { toast } from '../lib/toasts';

/**
 * Puts a text on the clipboard and says so; answers false where it could not. A page without https has no clipboard:
 * there the text is to be selected.
 */
export const copyText = async (
  text: string,
  words: { copied: Toast; copyFailed: Toast },
): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(words.copied);
    return true;
  } catch {
    toast.error(words.copyFailed);
    return false;
  }
};
