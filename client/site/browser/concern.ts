import { concernAnswerAttribute } from '../../../shared/page-attributes';
import { showConcern, takeConcern } from '../form/concern-answers';

/** The server's answer, with the answers as the server parsed them. */
const ask = async (form: HTMLFormElement) => {
  const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  body.set('part', 'answer');
  const answer = await fetch(form.action, { method: 'POST', body, headers: { Accept: 'text/html' } });
  if (!answer.ok) throw new Error(`The questions were answered with ${answer.status}`);
  return answer.text();
};

const show = (form: HTMLFormElement, html: string) => {
  const place = form.parentElement?.querySelector(`[${concernAnswerAttribute}]`);
  if (!place) return;
  place.innerHTML = html;
  const said = place.querySelector<HTMLElement>('[data-answers]');
  const { answers, about } = said?.dataset ?? {};
  takeConcern(answers && about ? { answers, about } : undefined);
  place.querySelector<HTMLElement>('[tabindex]')?.focus();
};

/** Answers a practice area's questions in place; if this fails, the browser posts the form. */
export const attachConcern = () => {
  let asking = false;
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-concern]')) return;
    event.preventDefault();
    if (asking) return;
    asking = true;
    ask(form)
      .then((html) => show(form, html))
      .catch(() => form.submit())
      .finally(() => {
        asking = false;
      });
  });
  // Show the other questions right after the first answer: on `change` they would expand while the button is being
  // pressed.
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest('[data-concern]') : null;
    const more = form?.querySelector('details');
    if (more) more.open = true;
  });
  showConcern();
};
