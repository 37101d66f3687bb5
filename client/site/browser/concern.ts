import { showConcern, takeConcern } from '../form/concern-answers';

/** What the server said, with what it has read out of the answers. */
const ask = async (form: HTMLFormElement) => {
  const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  body.set('part', 'answer');
  const answer = await fetch(form.action, { method: 'POST', body, headers: { Accept: 'text/html' } });
  if (!answer.ok) throw new Error(`The questions were answered with ${answer.status}`);
  return answer.text();
};

const show = (form: HTMLFormElement, html: string) => {
  const place = form.parentElement?.querySelector('[data-concern-answer]');
  if (!place) return;
  place.innerHTML = html;
  const said = place.querySelector<HTMLElement>('[data-answers]');
  const { answers, about } = said?.dataset ?? {};
  takeConcern(answers && about ? { answers, about } : undefined);
  place.querySelector<HTMLElement>('[tabindex]')?.focus();
};

/** The questions of a practice area are answered in place; without its answer the browser posts them by itself. */
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
  // Who answers the first question sees the others at once.
  document.addEventListener('change', ({ target }) => {
    const form = target instanceof Element ? target.closest('[data-concern]') : null;
    const more = form?.querySelector('details');
    if (more) more.open = true;
  });
  showConcern();
};
