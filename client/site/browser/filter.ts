import { fitting } from './find-words';
import { takeLookedUp } from './look-up';

/** Narrows the list of services as one types, and says how many fit; where none does, the next step is offered. */
const narrow = (field: HTMLInputElement) => {
  const entries = [...document.querySelectorAll<HTMLElement>('[data-filter-words]')];
  const texts = entries.map(({ textContent, dataset }) => `${textContent} ${dataset.filterWords}`);
  const { found = '', foundOne = '', none = '', little = '' } = field.dataset;
  const fits = fitting(field.value, texts, little);
  entries.forEach((entry, index) => {
    entry.hidden = !fits[index];
  });
  for (const group of document.querySelectorAll<HTMLElement>('[data-filter-group]'))
    group.hidden = !group.querySelector('[data-filter-words]:not([hidden])');
  const count = fits.filter(Boolean).length;
  const said = count === 0 ? none : count === 1 ? foundOne : found.replace('{count}', String(count));
  const note = document.getElementById(field.getAttribute('aria-controls') ?? '');
  if (note) note.textContent = field.value.trim() ? said : '';
  const next = document.querySelector<HTMLElement>('[data-filter-none]');
  if (next) next.hidden = count > 0;
};

export const attachFilter = () => {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches('[data-filter]')) narrow(target);
  });
  const field = document.querySelector<HTMLInputElement>('[data-filter]');
  const typed = field ? takeLookedUp() : '';
  if (!field || !typed) return;
  field.value = typed;
  narrow(field);
};
