import { escapeHtml } from '../http/html';

/** Puts what the browser has to know at run time into the staff shell. */
export const withConfig = (html: string, imageHost: string) =>
  html.replace('<!--config-->', () => `<meta name="image-host" content="${escapeHtml(imageHost)}">`);
