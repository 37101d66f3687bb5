const longest = 30;
const mostWords = 3;

/** Letters and what joins them; two of them with a dot between would be an address of the net. */
const isName = (text: string) =>
  /^[\p{L}\p{M}'’ʼ.\- ]+$/u.test(text) && !/[\p{L}\p{M}]{2}\.[\p{L}\p{M}]/u.test(text);

/**
 * The first name as a message in the firm's name may say it; nothing where it looks like prose or an address, because
 * anybody can type anything for a name, and for whose mailbox it is.
 */
export const greetedName = (name: string): string =>
  name.length <= longest && name.split(/\s+/).length <= mostWords && isName(name) ? name : '';
