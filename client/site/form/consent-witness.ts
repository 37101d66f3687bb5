import { control } from './read-form';

/** What is sent with the answer about calls and texts, so that it can be shown how it was given. */
export type Evidence = {
  consentVersion: string;
  formVersion: string;
  pageUrl: string;
  referrer: string;
  shownAt: string;
  touchedAt: string;
  consentSetBy: string;
};

const textOf = (form: HTMLFormElement, name: string) => {
  const input = form.elements.namedItem(name);
  return input instanceof HTMLInputElement ? input.value : '';
};
const now = () => new Date().toISOString();
/** An address as the API takes it. */
const longest = 2000;

/** Watches when the question comes into view, and when and with what its box is set. */
export const witnessConsent = (form: HTMLFormElement, signal: AbortSignal) => {
  const box = control(form, 'contactConsent') as HTMLInputElement | null;
  let shownAt = '';
  let touchedAt = '';
  let touchedBy = '';
  let lastTool = '';

  if (box) {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      shownAt ||= now();
      observer.disconnect();
    });
    observer.observe(box);
    signal.addEventListener('abort', () => observer.disconnect());
    form.addEventListener('pointerdown', () => (lastTool = 'pointer'), { signal, capture: true });
    form.addEventListener('keydown', () => (lastTool = 'keyboard'), { signal, capture: true });
    box.addEventListener(
      'change',
      () => {
        touchedAt = now();
        touchedBy = lastTool || 'script';
      },
      { signal },
    );
    form.addEventListener(
      'reset',
      () => {
        touchedAt = '';
        touchedBy = '';
      },
      { signal },
    );
  }

  return {
    /** Nothing where the form did not ask. */
    evidence: (): Evidence | undefined =>
      box
        ? {
            consentVersion: textOf(form, 'consentVersion'),
            formVersion: textOf(form, 'formVersion'),
            pageUrl: location.href.slice(0, longest),
            referrer: document.referrer.slice(0, longest),
            shownAt,
            touchedAt,
            consentSetBy: touchedBy || 'untouched',
          }
        : undefined,
  };
};
