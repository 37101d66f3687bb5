import { type Html, html } from '../../core/http/html';
import { say } from './say';
import type { SigningView } from './view';
import type { SigningWords } from './words-en';

/** Returns the forms below each step: decline, paper, a question. They work without scripts. */
export const alternatives = (view: SigningView, words: SigningWords): Html => {
  const { heading, no, paper, question, unconfirmed } = words.ways;
  const isConfirmed = view.step !== 'code';
  const isOne = view.documents.length < 2;
  const hint = isConfirmed
    ? html``
    : html`<p class="hint">${say(unconfirmed.hint, { firm: view.firm.name })}</p>`;
  const act = (name: string) => html`<input type="hidden" name="act" value="${name}">`;
  return html`<section class="ways" aria-label="${heading}">${hint}
<details><summary>${question.title}</summary><form method="post">${act('ask')}<p>${say(question.text, { firm: view.firm.name })}</p>
<div><label for="question">${question.label}</label><textarea id="question" name="question" rows="4" maxlength="2000" required></textarea></div><button>${question.button}</button></form></details>
<details><summary>${paper.title}</summary><form method="post">${act('paper')}<p>${paper.text}</p><button>${paper.button}</button></form></details>
<details><summary>${no.title}</summary><form method="post">${act('decline')}<input type="hidden" name="document" value="${view.id}"><p>${isConfirmed ? (isOne ? no.text : say(no.textSeveral, { document: view.title })) : say(unconfirmed.no, { firm: view.firm.name })}</p>
<div><label for="reason">${no.reason}</label><textarea id="reason" name="reason" rows="3" maxlength="1000" aria-describedby="reason-hint"></textarea><p class="hint" id="reason-hint">${no.optional}</p></div><button>${isConfirmed ? no.button : unconfirmed.button}</button></form></details>
</section>`;
};
