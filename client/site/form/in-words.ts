import { messages } from '../../../shared/messages';
import type { FormWords } from '../../content/words';

const formMessages = Object.entries(messages.form) as [keyof typeof messages.form, string][];

/** A sentence of the form's rules or of the server in the language of the page; what it does not know stays as it is. */
export const inWords = (message: string, words: FormWords): string => {
  const name = formMessages.find(([, text]) => text === message)?.[0];
  return name ? words.messages[name] : message;
};
