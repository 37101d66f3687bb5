import type { Toast } from '../../shared/messages';
import { toast } from '../lib/toasts';

/** Puts a text on the clipboard and says so. A page without https has none: there the text is to be selected. */
export const copyText = async (text: string, words: { copied: Toast; copyFailed: Toast }) => {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(words.copied);
  } catch {
    toast.error(words.copyFailed);
  }
};
