import type { Block, Inline, Place } from '../../../shared/agreements/markup';
import { lawyerSeat } from '../../../shared/agreements/terms';
import { type Html, html } from '../../core/http/html';
import type { SigningView } from './open-page';
import { say } from './say';
import type { SigningWords } from './words-en';

const none = html``;

/** A block of an address or a letterhead has several lines. */
const linesHtml = (text: string): Html[] =>
  text.split('\n').map((line, index) => html`${index > 0 && html`<br>`}${line}`);

const inlineHtml = (words: readonly Inline[]): Html[] =>
  words.map((word) => {
    const lines = 'text' in word ? linesHtml(word.text) : none;
    return word.bold ? html`<strong>${lines}</strong>` : html`${lines}`;
  });

const cells = (tag: 'th' | 'td', row: readonly Inline[][]) =>
  row.map((cell) =>
    tag === 'th' ? html`<th scope="col">${inlineHtml(cell)}</th>` : html`<td>${inlineHtml(cell)}</td>`,
  );

const blockHtml = (block: Exclude<Block, Place>): Html => {
  if (block.type === 'heading')
    return block.level === 1
      ? html`<h2>${inlineHtml(block.words)}</h2>`
      : html`<h3>${inlineHtml(block.words)}</h3>`;
  if (block.type === 'paragraph') return html`<p>${inlineHtml(block.words)}</p>`;
  if (block.type === 'list') {
    const items = block.items.map((item) => html`<li>${inlineHtml(item)}</li>`);
    return block.isOrdered ? html`<ol>${items}</ol>` : html`<ul>${items}</ul>`;
  }
  const rows = block.rows.map((row) => html`<tr>${cells('td', row)}</tr>`);
  return html`<div class="scroll" tabindex="0"><table><thead><tr>${cells('th', block.head)}</tr></thead><tbody>${rows}</tbody></table></div>`;
};

type PlaceHtml = (place: Place, index: number) => Html;

/** Returns the document as HTML. The page has its own heading above it, so its headings are one level lower. */
export const documentHtml = (blocks: readonly Block[], placeHtml: PlaceHtml): Html => {
  let index = 0;
  const parts = blocks.map((block) =>
    block.type === 'place' ? placeHtml(block, index++) : blockHtml(block),
  );
  return html`<article class="document">${parts}</article>`;
};

/** Returns the text that a place belongs to: from the heading before it, without other places. */
const textBefore = (blocks: readonly Block[], index: number): Block[] => {
  const at = blocks.flatMap((block, number) => (block.type === 'place' ? [number] : []))[index] ?? 0;
  const before = blocks.slice(0, at);
  const from = before.findLastIndex(({ type }) => type === 'heading');
  return (
    before
      .slice(Math.max(from, 0))
      .filter(({ type }) => type !== 'place')
      // On its own page, the part comes right below the page's heading.
      .map((block) => (block.type === 'heading' ? { ...block, level: 1 } : block))
  );
};

/** Returns the part of the document that a place belongs to. */
export const partHtml = (blocks: readonly Block[], index: number): Html =>
  documentHtml(textBefore(blocks, index), () => none);

/** The result of the last button press, shown on the next page. */
export type Outcome = {
  /** The message at the top of the page. */
  problem?: string;
  /** The message at the field of the step's form. */
  wrong?: string;
  /** The typed value, so that it need not be typed again. */
  typed?: string;
};

export type Shown = {
  view: SigningView;
  words: SigningWords;
  /** The path of this link's PDFs: `/api/signing/{token}`. */
  files: string;
  /** The part of the page that the URL requests: the places, or the code field. */
  at: string;
  /** The request that was just sent to the firm. */
  said: string;
  outcome: Outcome;
};

type Document = NonNullable<SigningView['document']>;
type OwnPlace = Document['places'][number];

const stepNames = ['code', 'consent', 'read', 'places', 'finish'] as const;

const head = (words: SigningWords, step: (typeof stepNames)[number], heading: string): Html => {
  const n = stepNames.indexOf(step) + 1;
  const of = stepNames.length;
  return html`<p class="step">${say(words.step, { n, of, name: words.steps[step] })}</p>
<h1>${heading}</h1>
<progress max="${of}" value="${n}" aria-hidden="true"></progress>`;
};

/** Names the document that is open, where there are several, and the one that was just signed. */
const whichDocument = ({ view: { id, documents }, words }: Shown): Html => {
  if (documents.length < 2) return html``;
  const place = documents.findIndex((one) => one.id === id);
  const document = { n: place + 1, of: documents.length, title: documents[place]!.title };
  const last = documents[place - 1];
  return html`${last?.isSigned && html`<p class="notice good">${say(words.done.next, { document: last.title })}</p>`}<p class="step">${say(words.document, document)}</p>`;
};

/** The field that says which document a form is about. */
const aboutDocument = ({ view: { id } }: Shown): Html =>
  html`<input type="hidden" name="document" value="${id}">`;

export const alert = (problem: string | undefined): Html =>
  problem ? html`<p class="notice bad" role="alert">${problem}</p>` : html``;

const errorFor = (id: string, problem: string | undefined): Html =>
  html`<p class="error" id="${id}-error" ${problem ? html`role="alert"` : ''}>${problem ?? ''}</p>`;

const invalid = (problem: string | undefined): Html => (problem ? html` aria-invalid="true"` : html``);

/** Shows the firm's short note to this signer. */
const note = ({ view: { message, firm }, words }: Shown): Html =>
  message
    ? html`<section class="card"><h2>${say(words.consent.from, { firm: firm.name })}</h2><p>${message}</p></section>`
    : html``;

const consent = (shown: Shown): Html => {
  const { view, words, files, outcome } = shown;
  const { disclosure, firm, language } = view;
  const says = words.consent;
  return html`${head(words, 'consent', says.heading)}
<p>${say(says.intro, { firm: firm.name })}</p>
${note(shown)}<section class="card" lang="${language}"><h2>${disclosure.title}</h2>
${disclosure.paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}</section>
<form method="post"><input type="hidden" name="act" value="consent"><input type="hidden" name="version" value="${disclosure.version}">
<p><a class="button" href="${files}/sample" target="_blank" rel="noreferrer">${says.testPdf}</a></p>
<div><label for="seen">${says.seen}</label><input id="seen" name="seen" inputmode="numeric" autocomplete="off" maxlength="12" required value="${outcome.typed}" aria-describedby="seen-hint seen-error"${invalid(outcome.wrong)}>
<p class="hint" id="seen-hint">${says.seenHint}</p>${errorFor('seen', outcome.wrong)}</div>
<label class="check" lang="${language}"><input type="checkbox" name="agree" value="yes" required>${disclosure.agree}</label>
<button class="primary">${says.button}</button></form>`;
};

const code = ({ view, words, at, outcome }: Shown): Html => {
  const says = words.code;
  const { mailbox, phone, code: sentBy } = view.signer;
  const begin = html`${head(words, 'code', says.heading)}
<p>${say(view.documents.length > 1 ? says.introSeveral : says.intro, { firm: view.firm.name, document: view.title, documents: view.documents.map(({ title }) => title).join('; ') })}</p>`;
  if (!mailbox && !phone && !sentBy) return html`${begin}<p class="notice">${says.noMail}</p>`;
  const button = (act: string, label: string, look: string) =>
    html`<form method="post"><input type="hidden" name="act" value="${act}"><button class="${look}">${label}</button></form>`;
  const byMail = (label: string, look: string) => mailbox && button('send-code', label, look);
  const byText = (label: string, look: string) => phone && button('text-code', label, look);
  if (at !== 'code' && !outcome.wrong)
    return html`${begin}
${mailbox && html`<p>${say(says.ask, { email: mailbox })}</p>`}${byMail(says.send, 'primary')}
${phone && html`<p>${say(says.askText, { phone })}</p>`}${byText(says.sendText, mailbox ? '' : 'primary')}
<p><a href="?at=code">${says.have}</a></p>`;
  return html`${head(words, 'code', says.heading)}
${sentBy && html`<p>${sentBy.phone ? say(says.sentText, { phone: sentBy.phone }) : mailbox && say(says.sent, { email: mailbox })}</p>`}
<form method="post"><input type="hidden" name="act" value="code"><div><label for="code">${sentBy?.phone ? says.labelText : says.label}</label>
<input class="code" id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" required aria-describedby="code-error"${invalid(outcome.wrong)}>${errorFor('code', outcome.wrong)}</div>
<button class="primary">${says.button}</button></form>${byMail(sentBy?.phone ? says.againMail : says.again, 'link')}${byText(sentBy?.phone ? says.againText : says.sendText, 'link')}`;
};

const ownText = (words: SigningWords, kind: Place['kind']): string =>
  ({ sign: words.place.mine, initial: words.place.mineInitial, date: words.place.mineDate })[kind];

const doneText = (kind: Place['kind'], { place }: SigningWords): string =>
  ({ sign: place.done, initial: place.doneInitial, date: place.doneDate })[kind];

/** Shows a place in the text: its mark, or its signer's name. */
const placeHtml =
  ({ words, view }: Shown, { places, marks }: Document) =>
  (place: Place, index: number): Html => {
    const own = places.find((one) => one.index === index);
    const other = marks.find((one) => one.index === index);
    if (own?.written)
      return html`<p class="place own done"><span class="written">${own.written}</span><br>${doneText(place.kind, words)}</p>`;
    if (own) return html`<p class="place own"><strong>${ownText(words, place.kind)}</strong></p>`;
    if (other)
      return html`<p class="place done"><span class="written">${other.text}</span><br>${other.caption}</p>`;
    const others =
      place.who === lawyerSeat ? say(words.place.firms, { firm: view.firm.name }) : words.place.others;
    return html`<p class="place">${others}</p>`;
  };

const wholeDocument = (shown: Shown, document: Document): Html =>
  html`<section lang="${shown.view.language}" aria-label="${shown.words.read.text}">${documentHtml(document.blocks, placeHtml(shown, document))}</section>`;

/** Returns the places to fill in; the date is set by the signature. */
const toFill = ({ places }: Document) => places.filter(({ kind }) => kind !== 'date');
const nextPlace = (document: Document) => toFill(document).find(({ written }) => !written);

const read = (shown: Shown, document: Document): Html => {
  const { words, files, view } = shown;
  const says = words.read;
  const count = toFill(document).length;
  const isBegun = toFill(document).some(({ written }) => written);
  const on = html`<p><a class="button primary" href="?at=sign">${isBegun ? says.on : says.button}</a></p>`;
  return html`${whichDocument(shown)}${head(words, 'read', view.title)}
<p>${says.intro}</p><p>${count === 1 ? says.place : say(says.places, { count })}</p>
<p><a class="button" href="${files}/file" target="_blank" rel="noreferrer">${says.pdf}</a></p>
${note(shown)}${isBegun && on}${wholeDocument(shown, document)}${on}`;
};

const place = (shown: Shown, document: Document, { kind, index }: OwnPlace): Html => {
  const { words, view, outcome } = shown;
  const says = words.place;
  const isInitial = kind === 'initial';
  const all = toFill(document);
  const n = all.findIndex((one) => one.index === index) + 1;
  const before = all.findLast((one) => one.kind === kind && one.written)?.written;
  return html`${head(words, 'places', isInitial ? says.initial : says.sign)}
<p class="hint">${say(says.at, { n, of: all.length })}</p>
<section lang="${view.language}">${partHtml(document.blocks, index)}</section>
<form method="post"><input type="hidden" name="act" value="mark"><input type="hidden" name="index" value="${index}">${aboutDocument(shown)}
<div><label for="text">${isInitial ? says.initials : says.name}</label>
<input class="signature" id="text" name="text" autocomplete="${isInitial ? 'off' : 'name'}" autocapitalize="words" maxlength="120" required value="${outcome.typed ?? before}" aria-describedby="text-hint text-error"${invalid(outcome.wrong)}>
<p class="hint" id="text-hint">${isInitial ? says.initialsHint : says.nameHint}</p>${errorFor('text', outcome.wrong)}</div>
<fieldset class="draw" data-draw hidden><legend>${says.draw}</legend><p class="hint">${says.drawHint}</p>
<canvas width="300" height="80" aria-hidden="true"></canvas><input type="hidden" name="strokes"><button type="button" class="link" data-clear>${says.clear}</button></fieldset>
<button class="primary">${isInitial ? says.initialButton : says.button}</button></form>
<p><a href="?">${says.back}</a></p>`;
};

const finish = (shown: Shown, { intent }: Document): Html => {
  const { words, view, outcome } = shown;
  const says = words.finish;
  return html`${head(words, 'finish', says.heading)}
<p>${says.text}</p><form method="post"><input type="hidden" name="act" value="sign">${aboutDocument(shown)}
<div><label class="check" lang="${view.language}"><input type="checkbox" id="intends" name="intends" value="yes" required aria-describedby="intends-error"${invalid(outcome.wrong)}>${intent}</label>${errorFor('intends', outcome.wrong)}</div>
<div class="buttons"><button class="primary">${says.button}</button></div></form>
<p><a href="?">${words.place.back}</a></p>`;
};

const sign = (shown: Shown): Html => {
  const { document } = shown.view;
  if (!document) return html``;
  // Do not offer signing before the document was shown.
  if ((shown.at !== 'sign' && !shown.outcome.wrong) || !document.wasShown) return read(shown, document);
  const next = nextPlace(document);
  return next ? place(shown, document, next) : finish(shown, document);
};

const turn = ({ view, words }: Shown): Html =>
  html`<h1>${words.turn.heading}</h1><p>${view.signer.isInvitedLater ? words.turn.text : words.turn.textNoMail}</p>`;

/** Lists the documents of an envelope with what became of each. */
const allDone = ({ view, words, files }: Shown): Html => {
  const says = words.done;
  const { states } = says;
  const rows = view.documents.map(({ id, title, state, isSigned }) => {
    const now =
      state === 'declined' || state === 'void' || state === 'complete' || (state === 'expired' && !isSigned)
        ? states[state]
        : view.signer.getsCopy
          ? states.signed
          : states.signedNoMail;
    const copy = html`<br><a href="${files}/file?document=${id}">${say(says.copyOf, { document: title })}</a>`;
    return html`<li><strong>${title}</strong><br>${now}${isSigned && copy}</li>`;
  });
  return html`<h1>${says.heading}</h1>
<p class="notice good" role="status">${say(says.several, { name: view.signer.name })}</p>
<ul class="documents">${rows}</ul><p class="hint">${says.keep}</p>`;
};

const done = (shown: Shown): Html => {
  // Without the code, the page names nothing that happened.
  if (shown.view.documents.length > 1 && shown.view.document) return allDone(shown);
  const { view, words, files } = shown;
  const says = words.done;
  const isComplete = view.step === 'done';
  return html`<h1>${says.heading}</h1>
<p class="notice good" role="status">${say(says.text, { name: view.signer.name, document: view.title })}</p>
<p>${says[view.signer.getsCopy ? 'byMail' : 'byLink'][isComplete ? 'complete' : 'waiting']}</p>
${view.document && html`<p><a class="button primary" href="${files}/file">${says.copy}</a></p><p class="hint">${says.keep}</p>${wholeDocument(shown, view.document)}`}`;
};

/** The button that asks for a link that works. */
export const askForLinkForm = (button: string): Html =>
  html`<form method="post"><input type="hidden" name="act" value="link"><button class="primary">${button}</button></form>`;

const ended = ({ view, words, said }: Shown): Html => {
  const { declined, expired, ...ends } = words.ends;
  const says = view.state === 'declined' ? declined : view.state === 'void' ? ends.void : expired;
  const isAsking = says === expired && said !== 'link';
  return html`<h1>${says.heading}</h1><p>${say(says.text, { firm: view.firm.name })}</p>${isAsking && askForLinkForm(expired.button)}`;
};

const steps = { consent, code, turn, sign, wait: done, done, ended } as const;

/** Returns the signer's view of their current step. */
export const stepHtml = (shown: Shown): Html => steps[shown.view.step](shown);
