import { languageOffers } from '../../content/language-offers';

const offeredKey = 'languageOffered';

/** The browser's most preferred language among those of the page. */
const preferred = (links: readonly HTMLAnchorElement[]) => {
  const available = [document.documentElement.lang, ...links.map((link) => link.hreflang)];
  return navigator.languages.map((one) => one.slice(0, 2)).find((one) => available.includes(one));
};

/** True if this browser has not been offered a language yet; without storage there is no offer. */
const isFirstTime = () => {
  try {
    if (localStorage.getItem(offeredKey)) return false;
    localStorage.setItem(offeredKey, '1');
    return true;
  } catch {
    return false;
  }
};

/** Offers a reader once the page in their browser's language, on one line above the bottom of the window. */
export const offerLanguage = () => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]')];
  const link = links.find(({ hreflang }) => hreflang === preferred(links));
  const words = link && languageOffers[link.hreflang];
  if (!link || !words || !isFirstTime()) return;
  const line = document.createElement('aside');
  line.lang = link.hreflang;
  line.setAttribute('aria-label', words.label);
  line.dataset.languageOffer = '';
  line.className =
    'no-print fixed inset-x-0 bottom-foot z-20 flex min-h-11 items-center justify-center gap-4 border-t border-line bg-card px-4 text-ink md:bottom-0 short:bottom-0';
  const see = document.createElement('a');
  see.href = link.href;
  // A page opened since then has a different translation.
  see.addEventListener('click', () => {
    see.href =
      document.querySelector<HTMLAnchorElement>(`header a[hreflang=${see.hreflang}]`)?.href ?? see.href;
  });
  see.hreflang = link.hreflang;
  see.className = 'py-2 font-semibold underline underline-offset-4';
  see.textContent = words.see;
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'min-h-11 px-2 text-sm';
  close.textContent = words.close;
  close.addEventListener('click', () => line.remove());
  line.append(see, close);
  document.querySelector('header')?.after(line);
};
