import type { Answer, Caller } from './caller';

/** The steps by their headings, as a signer reads them. */
const headings: Record<string, string> = {
  'Enter your code': 'code',
  'It is not your turn yet': 'turn',
  'Before you read: signing on a screen': 'consent',
  'One last step': 'finish',
  'You signed': 'signed',
  'You decided not to sign': 'declined',
  'This link has expired': 'expired',
  'This document was withdrawn': 'void',
  'There is a newer link': 'replaced',
  'This link is not complete': 'missing',
  'That did not work': 'failed',
};

/** A page as a signer without a script gets it. A page with the document or one of its places is the step `sign`. */
const toPage = ({ status, headers, text }: Answer) => {
  const heading = /<h1>(.*?)<\/h1>/.exec(text)?.[1];
  const index = /name="index" value="(\d+)"/.exec(text)?.[1];
  return {
    ...{ status, headers, text },
    step: heading && (headings[heading] ?? 'sign'),
    /** The document that the forms are about. */
    id: /name="document" value="(\w+)"/.exec(text)?.[1],
    /** The place that is open. */
    index: index === undefined ? undefined : Number(index),
    initials: text.includes('Type your initials'),
  };
};
export type Page = ReturnType<typeof toPage>;

/** The page of a link in a browser: it is read and its forms are posted as the browser does it without a script. */
export const signingPage = (browser: Caller, token: string) => {
  const open = async (query = '') => toPage(await browser.get(`/sign/${token}${query}`));
  const press = async (act: string, fields: Record<string, string | number> = {}) => {
    const body = new URLSearchParams({ act, ...(fields as Record<string, string>) });
    return toPage(await browser.send('POST', `/sign/${token}`, { body }));
  };
  const agree = (sampleNumber: string) =>
    press('consent', { agree: 'yes', version: '2026-11-25', seen: sampleNumber });
  const mark = (index: number, text: string) => press('mark', { index, text });
  /** Opens the next place to sign, after the whole document. */
  const openPlace = async () => {
    await open();
    return open('?at=sign');
  };
  const markAll = async (name = 'Maria Lopez') => {
    for (let page = await openPlace(); page.index !== undefined; page = await open('?at=sign')) {
      const { status, text } = await mark(page.index, page.initials ? 'ML' : name);
      if (status !== 303) throw new Error(`A mark was answered with ${status}: ${text}`);
    }
  };
  const sign = () => press('sign', { intends: 'yes' });
  return {
    open,
    press,
    agree,
    mark,
    openPlace,
    markAll,
    sign,
    /** Fills in all places, and signs. */
    signAll: async () => {
      await markAll();
      return sign();
    },
  };
};
