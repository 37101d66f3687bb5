import { askToken, type ConsentToken } from './consent-token';
import { fieldNames } from './form-state';
import { control } from './read-form';

/** Data sent with the consent answer, to prove how it was given. */
export type Evidence = {
  consentVersion: string;
  formVersion: string;
  pageUrl: string;
  referrer: string;
  shownAt: string;
  touchedAt: string;
  consentSetBy: string;
  consentToken?: string;
};

const getText = (form: HTMLFormElement, name: string) => {
  const input = form.elements.namedItem(name);
  return input instanceof HTMLInputElement ? input.value : '';
};
/** The API's maximum address length. */
const longest = 2000;

/** Records, on the server's clock if known, when the question comes into view, and when and how its box is set. */
const watch = (form: HTMLFormElement, box: HTMLInputElement, gone: AbortSignal) => {
  const version = getText(form, 'consentVersion');
  const ended = new AbortController();
  const { signal } = ended;
  let token: ConsentToken | undefined;
  let shownAt = '';
  let touchedAt = '';
  let touchedBy = '';
  let lastTool = '';

  const now = () => token?.now() ?? new Date().toISOString();
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    shownAt ||= now();
    observer.disconnect();
  });
  const take = async () => {
    token ??= await askToken(version);
    if (signal.aborted) return;
    observer.observe(box);
  };
  const pending = take().catch(() => undefined);
  const end = () => ended.abort();
  gone.addEventListener('abort', end, { signal });
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

  return {
    end,
    evidence: async (): Promise<Evidence> => {
      await pending;
      // A person who was offline when the form appeared may be online when it is sent.
      token ??= await askToken(version);
      return {
        consentVersion: version,
        formVersion: getText(form, 'formVersion'),
        pageUrl: location.href.slice(0, longest),
        referrer: document.referrer.slice(0, longest),
        shownAt,
        touchedAt,
        consentSetBy: touchedBy || 'untouched',
        ...(token && { consentToken: token.token }),
      };
    },
  };
};

type Watch = ReturnType<typeof watch>;

/**
 * Watches the form's consent question. After sending, the form is empty and counts as a new one, which gets its own
 * token once it is used.
 */
export const witnessConsent = (form: HTMLFormElement, signal: AbortSignal) => {
  const box = control(form, 'contactConsent');
  if (!(box instanceof HTMLInputElement)) return { evidence: async () => undefined };
  let watched: Watch | undefined = watch(form, box, signal);
  const current = () => {
    watched ??= watch(form, box, signal);
    return watched;
  };
  const onReset = () => {
    watched?.end();
    watched = undefined;
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (fieldNames.some((name) => target === control(form, name))) current();
  };
  form.addEventListener('reset', onReset, { signal });
  form.addEventListener('focusin', onFocus, { signal });
  return { evidence: () => current().evidence() };
};
