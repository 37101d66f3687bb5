import { attempt } from './attempt';

const key = 'looked-up';

/** The text typed on the previous page, once: reading it removes it. */
export const takeLookedUp = (): string => {
  const typed = attempt(() => sessionStorage.getItem(key));
  attempt(() => sessionStorage.removeItem(key));
  return typed ?? '';
};

/** Passes the text typed on Home to the services list without the address, which others may see. */
export const attachLookUp = () =>
  document.addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement && target.matches('[data-look-up]'))) return;
    const typed = target.querySelector('input')?.value ?? '';
    attempt(() => sessionStorage.setItem(key, typed));
  });
