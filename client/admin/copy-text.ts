import { type Said, toast } from '../lib/toasts';

/**
 * Copies a text and shows a toast; returns false if it could not. Pages without https have no clipboard, so the text
 * must be selectable there.
 */
export const copyText = async (
  text: string,
  { copied, notCopied }: { copied: Said; notCopied: string },
): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(copied);
    return true;
  } catch {
    toast.error({ title: 'Error', description: notCopied });
    return false;
  }
};
