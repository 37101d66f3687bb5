import { attempt } from './attempt';

const key = 'looked-up';

/** What was typed on the page before, once: it is forgotten as soon as it is used. */
export const takeLookedUp = (): string => {
  const typed = attempt(() => sessionStorage.getItem(key));
  attempt(() => sessionStorage.removeItem(key));
  return typed ?? '';
};

/** Carries what is typed on Home to the list of services past its address, which others may see. */
export const attachLookUp = () =>
  document.addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement && target.matches('[data-look-up]'))) return;
    const typed = target.querySelector('input')?.value ?? '';
    attempt(() => sessionStorage.setItem(key, typed));
  });
