const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Narrows the list of services as one types: an entry stays whose words hold every word that was typed. */
const narrow = (field: HTMLInputElement) => {
  const wanted = plain(field.value).split(/\s+/).filter(Boolean);
  let count = 0;
  for (const group of document.querySelectorAll<HTMLElement>('[data-filter-group]')) {
    let inGroup = 0;
    for (const entry of group.querySelectorAll<HTMLElement>('[data-filter-words]')) {
      const words = plain(`${entry.textContent} ${entry.dataset.filterWords}`);
      entry.hidden = !wanted.every((word) => words.includes(word));
      if (!entry.hidden) inGroup += 1;
    }
    group.hidden = inGroup === 0;
    count += inGroup;
  }
  const { found = '', foundOne = '', none = '' } = field.dataset;
  const note = document.getElementById(field.getAttribute('aria-controls') ?? '');
  const said = count === 0 ? none : count === 1 ? foundOne : found.replace('{count}', String(count));
  if (note) note.textContent = wanted.length > 0 ? said : '';
};

export const attachFilter = () =>
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches('[data-filter]')) narrow(target);
  });
