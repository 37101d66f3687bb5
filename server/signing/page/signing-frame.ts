import type { DocumentLanguage } from '../../../shared/schemas/agreement-template';
import { type Html, html } from '../../core/http/html';
import { say, signingWords } from './say';

/** Without a build, as in API tests, the page has no styles. */
const bareFrame =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex, nofollow"><title>{{title}}</title></head><body><header>{{languages}}</header><main id="main">{{body}}</main><footer>{{foot}}</footer></body></html>';

export type SigningPage = { title: string; body: Html };
type Frame = {
  firm: { name: string; phone: string };
  language: DocumentLanguage;
  token: string;
  page: SigningPage;
};

/** Returns the path of a signer's page in a language. */
export const signingPath = (token: string, language: DocumentLanguage): string =>
  `${language === 'en' ? '' : `/${language}`}/sign/${token}`;

/** Returns the whole page: the built frame with this signer's content. */
export const inFrame = (frame: string = bareFrame, { firm, language, token, page }: Frame): string => {
  const words = signingWords[language];
  const other = language === 'en' ? 'es' : 'en';
  const parts: Record<string, Html> = {
    title: html`${say(words.title, { document: page.title, firm: firm.name })}`,
    skip: html`${words.skip}`,
    firm: html`${firm.name}`,
    offline: html`${words.script.offline}`,
    languages: html`<a href="${signingPath(encodeURIComponent(token), other)}" hreflang="${other}" lang="${other}">${words.other}</a>`,
    body: page.body,
    foot: html`<p>${say(words.foot, { firm: firm.name })} <span class="nowrap">${firm.phone}</span></p>`,
  };
  return frame
    .replace('lang="en"', `lang="${language}"`)
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => parts[name]?.html ?? '');
};
