const getText = (row: Element, part: string) =>
  row.querySelector(`[data-limit="${part}"]`)?.textContent ?? '';

/** Shows the chosen state's time limits on one line, copied from its row, which staff may have corrected. */
export const attachDeadlines = () => {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || target.id !== 'deadline-state') return;
    const answer = document.querySelector<HTMLElement>('[data-deadline-answer]');
    const row = target.value && document.getElementById(target.value);
    if (!answer) return;
    answer.textContent = row
      ? (answer.dataset.deadlineAnswer ?? '').replace(/\{(\w+)\}/g, (_, part: string) => getText(row, part))
      : '';
  });
};
