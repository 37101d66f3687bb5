/** Endings of web addresses that phones turn into links even without `https://`. */
const endings = 'com|net|org|gov|edu|info|biz|law|legal|us|co|io|ly|me|link|click|app|page';

/** Web addresses as people type them; an e-mail address is none. */
const link = new RegExp(
  `(?<![@\\w.-])(?:(?:https?://|www\\.)[^\\s/?#]+|(?:[\\p{L}\\d-]+\\.)+(?:(?:${endings})(?![\\p{L}\\d@])|\\p{L}{2,}(?=/)))`,
  'giu',
);

const readHost = (text: string): string => {
  const address = text.replace(/[.,;:!)\]'"]+$/, '');
  return URL.parse(/^https?:\/\//i.test(address) ? address : `https://${address}`)?.hostname ?? address;
};

/** Returns the first link in a text that leads elsewhere than to our site or a part of it, as its host. */
export const findForeignLink = (text: string, origin: string): string | undefined => {
  const own = new URL(origin).hostname.replace(/^www\./, '');
  const hosts = [...text.matchAll(link)].map(([address]) => readHost(address));
  return hosts.find((host) => host !== own && !host.endsWith(`.${own}`));
};
