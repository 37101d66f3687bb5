import { offerMessage } from '../form/draft';
import { ranked } from './find-words';
import { takeLookedUp } from './look-up';

const hide = (elements: Iterable<HTMLElement>, isHidden: boolean) => {
  for (const element of elements) element.hidden = isHidden;
};

/** Copies an entry of the list, with the words that found it; its own id stays with the list. */
const getResult = (entry: HTMLElement, because: string) => {
  const result = entry.cloneNode(true) as HTMLElement;
  result.removeAttribute('id');
  result.removeAttribute('data-filter-words');
  // Results are right below the list's heading, without a group heading between.
  const heading = result.querySelector('h4');
  const own = document.createElement('h3');
  own.className = heading?.className ?? '';
  own.append(...(heading?.childNodes ?? []));
  heading?.replaceWith(own);
  const reason = document.createElement('p');
  reason.className = 'mt-1 text-sm font-semibold';
  reason.textContent = because;
  result.querySelector('p')?.after(reason);
  return result;
};

/**
 * Shows the best matches while the person types, in order and with the reason; without matches, it offers the next
 * step.
 */
const find = (field: HTMLInputElement) => {
  const entries = [...document.querySelectorAll<HTMLElement>('[data-filter-words]')];
  const texts = entries.map(({ textContent, dataset }) => `${textContent} ${dataset.filterWords}`);
  const { matches = '', oneMatch = '', none = '', because = '' } = field.dataset;
  const { little = '', loose = '', harm = '' } = field.dataset;
  const results = ranked(field.value, texts, { little, loose, harm });
  const isAsked = field.value.trim() !== '';
  const list = document.querySelector<HTMLElement>('[data-filter-results]');
  list?.replaceChildren(
    ...results.flatMap(({ index, words }) => {
      const entry = entries[index];
      return entry ? [getResult(entry, `${because} ${words.join(', ')}`)] : [];
    }),
  );
  if (list) list.hidden = results.length === 0;
  hide(document.querySelectorAll<HTMLElement>('[data-filter-group]'), isAsked);
  const count = results.length;
  const said = count === 0 ? none : count === 1 ? oneMatch : matches.replace('{count}', String(count));
  const note = document.getElementById(field.getAttribute('aria-controls') ?? '');
  if (note) note.textContent = isAsked ? said : '';
  hide(document.querySelectorAll<HTMLElement>('[data-filter-none]'), !isAsked || count > 0);
};

export const attachFilter = () => {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches('[data-filter]')) find(target);
  });
  // Passes the typed text to the form of the chosen page, for the reader to edit.
  document.addEventListener(
    'click',
    ({ target }) => {
      const field = document.querySelector<HTMLInputElement>('[data-filter]');
      const isChosen =
        target instanceof Element && target.closest('[data-filter-results] a, [data-filter-none] a');
      if (field && isChosen) offerMessage(field.value.trim());
    },
    { capture: true },
  );
  const field = document.querySelector<HTMLInputElement>('[data-filter]');
  const typed = field ? takeLookedUp() : '';
  if (!field || !typed) return;
  field.value = typed;
  find(field);
};
