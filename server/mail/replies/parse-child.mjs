// Reads a message from its input and writes what it says as JSON, or with `file N` the bytes of a file, or with
// `html` its HTML. It runs as a process of its own (parse-mail.ts), with
// limits, because anyone can send a message that is made to break a parser.
import './lenient-decoder.mjs';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import PostalMime, { addressParser } from 'postal-mime';
import { hasQuote, toText } from './html-text.mjs';

const mostText = 200_000;
const mostHeaders = 500;
const mostValue = 8000;
const mostFiles = 100;
const mostReport = 100_000;

const cut = (text, most = mostValue) => String(text ?? '').slice(0, most);

const mail = await PostalMime.parse(await buffer(process.stdin), { maxNestingDepth: 50 });

const mostPictures = 10_000_000;

/** Links and frames: browsers connect to what they name in advance, whatever the policy of the page says. */
const connecting = /<(\/?)(a\b|area|link|i?frame|object|embed)/gi;

/** The HTML with the pictures that came with it, which it names by their id, in place. */
const fillPictures = ({ html, attachments }) => {
  let room = mostPictures;
  const pictures = new Map(
    attachments
      .filter(({ contentId, mimeType }) => contentId && /^image\/(?:png|jpeg|gif|webp)$/i.test(mimeType))
      .map((picture) => [picture.contentId.replace(/^<|>$/g, ''), picture]),
  );
  return html.replace(connecting, '<$1x-$2').replace(/cid:([^"'\s)<>]{1,500})/gi, (name, id) => {
    const picture = pictures.get(id);
    room -= picture?.content.byteLength ?? 0;
    if (!picture || room < 0) return name;
    return `data:${picture.mimeType};base64,${Buffer.from(picture.content).toString('base64')}`;
  });
};

/** The text part, unless only the HTML says what it quotes. */
const pickText = (text = '', html = '') =>
  text.trim() && (!hasQuote(html) || /^\s*>/m.test(text)) ? text : toText(html);

/** The hash of what a message says, whatever its route did to its spaces and parts. */
const hashContent = ({ text = '', html = '', attachments }) => {
  const hash = createHash('sha256');
  for (const words of [text, html]) hash.update(`${words.trim().replace(/\s+/g, ' ')}\n`);
  for (const { filename, content } of attachments)
    hash.update(`${filename ?? ''}\n`).update(new Uint8Array(content));
  return hash.digest('hex');
};

/** The parts of a report about a message that could not be delivered. */
const reportTypes = /^(?:message\/(?:global-)?(?:delivery-status|rfc822|headers)|text\/rfc822-headers)$/i;

/** The sender. Of several, one may have been judged and another shown: all of them are nobody's address. */
const readFrom = (headers) =>
  headers
    .filter(({ key }) => key === 'from')
    .flatMap(({ value }) => addressParser(value, { flatten: true }))
    .flatMap(({ address }) => address || [])
    .join(', ');

const toSummary = ({ subject, text, html = '', headers, attachments }) => ({
  from: cut(readFrom(headers), 254),
  subject: cut(subject, 500),
  text: cut(pickText(text, html), mostText),
  isHtml: html !== '',
  content: hashContent({ text, html, attachments }),
  headers: headers.slice(0, mostHeaders).map(({ key, value }) => [cut(key, 100), cut(value)]),
  report: attachments
    .filter(({ mimeType }) => reportTypes.test(mimeType))
    .slice(0, mostFiles)
    .map(({ mimeType, content }) => ({
      type: mimeType.toLowerCase(),
      text: cut(Buffer.from(content).toString(), mostReport),
    })),
  files: attachments.slice(0, mostFiles).map(({ filename, mimeType, content }) => ({
    name: cut(filename, 200),
    type: cut(mimeType, 100),
    size: content.byteLength,
  })),
});

const [, , wanted, file] = process.argv;
if (wanted === 'file') process.stdout.write(new Uint8Array(mail.attachments[file].content));
else if (wanted === 'html') process.stdout.write(fillPictures(mail));
else process.stdout.write(JSON.stringify(toSummary(mail)));
