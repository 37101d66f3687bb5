const longest = 30;
const mostWords = 3;

/** Letters and name punctuation; two letters with a dot between could be a web address. */
const isName = (text: string) =>
  /^[\p{L}\p{M}'’ʼ.\- ]+$/u.test(text) && !/[\p{L}\p{M}]{2}\.[\p{L}\p{M}]/u.test(text);

/**
 * The first name for the greeting of a message from the firm; empty if it looks like prose or an address, because
 * anyone can type any name for anyone's mailbox.
 */
export const greetedName = (name: string): string =>
  name.length <= longest && name.split(/\s+/).length <= mostWords && isName(name) ? name : '';
