import { messages } from '../../../shared/messages';
import type { FormWords } from '../../content/words';

const formMessages = Object.entries(messages.form) as [keyof typeof messages.form, string][];

/** Translates a message from the form's rules or the server; unknown ones stay unchanged. */
export const inWords = (message: string, words: FormWords): string => {
  const name = formMessages.find(([, text]) => text === message)?.[0];
  return name ? words.messages[name] : message;
};
