/** One question open at a time, also in browsers without support for <details name>. */
export const attachQuestions = () => {
  const closeOthers = ({ target }: Event) => {
    if (
      !(target instanceof HTMLDetailsElement) ||
      !target.open ||
      !target.closest('main') ||
      !target.hasAttribute('name')
    )
      return;
    for (const other of target.parentElement?.querySelectorAll('details') ?? []) {
      if (other !== target) other.open = false;
    }
  };
  // The event does not bubble.
  document.addEventListener('toggle', closeOthers, true);
};
