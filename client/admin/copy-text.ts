import type { Toast } from '../../shared/messages';
import { toast } from '../lib/toasts';

/**
 * Copies a text and shows a toast; returns false if it could not. Pages without https have no clipboard, so the text
 * must be selectable there.
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
