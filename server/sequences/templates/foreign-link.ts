import { domainToUnicode } from 'node:url';
import { topDomains } from './top-domains';

const label = '[\\p{L}\\p{M}\\p{N}\\p{So}_-]+';

/**
 * Phones make links of addresses with a scheme, of IP addresses, and of names that end like a web address. An e-mail
 * address is matched so that its parts are not.
 */
const candidates = new RegExp(
  [
    `(?<address>[a-z][a-z\\d+.-]*:[/\\\\]{2}[^\\s/\\\\?#]*|www\\.[^\\s/\\\\?#]+)`,
    `[\\p{L}\\p{N}._%+-]+@${label}(?:\\.${label})*`,
    `(?<name>${label}(?:\\.${label})+)`,
  ].join('|'),
  'giu',
);

/** Signs that nobody sees. A reader takes them away, a phone may end a link at them. */
const invisible = /\p{Default_Ignorable_Code_Point}+/gu;

const readHost = (text: string): string => {
  const address = text.replace(/[.,;:!)\]'"’”»]+$/, '');
  return URL.parse(/^www\./i.test(address) ? `https://${address}` : address)?.hostname || address;
};

/** Returns the longest beginning of a name that is one of the web, as its host. */
const readName = (text: string): string | undefined => {
  const labels = text
    .replace(/^[_-]+/, '')
    .toLowerCase()
    .split('.');
  if (/^(?:\d{1,3}\.){3}\d{1,3}$/.test(text)) return text;
  const last = labels.findLastIndex((one, index) => index > 0 && topDomains.has(domainToUnicode(one)));
  if (last < 0) return undefined;
  const host = labels.slice(0, last + 1).join('.');
  return URL.parse(`https://${host}`)?.hostname || host;
};

/** Returns the first link in a text that leads elsewhere than to our site or a part of it, as its host. */
export const findForeignLink = (text: string, origin: string): string | undefined => {
  const own = new URL(origin).hostname.replace(/^www\./, '');
  const plain = text.normalize('NFKC').replace(/[\u3002\uff61]/g, '.');
  const hosts = [plain.replace(invisible, ''), plain.replace(invisible, ' ')].flatMap((one) =>
    [...one.matchAll(candidates)].map(
      ({ groups: { address, name } = {} }) => (address && readHost(address)) || (name && readName(name)),
    ),
  );
  return hosts.find((host) => host && host !== own && !host.endsWith(`.${own}`));
};
