import { letDraw } from './draw';

/** Every form works without this script. With it, typed values survive a lost connection. */
const main = document.querySelector('main')!;

const tell = (form: HTMLFormElement, text: string) => {
  const place = form.querySelector('[role=alert]') ?? document.createElement('p');
  place.setAttribute('role', 'alert');
  place.className = 'notice bad';
  place.textContent = text;
  form.prepend(place);
};

const show = (text: string) => {
  const next = new DOMParser().parseFromString(text, 'text/html');
  main.replaceChildren(...next.querySelector('main')!.childNodes);
  document.title = next.title;
  begin();
  window.scrollTo(0, 0);
  const place = main.querySelector<HTMLElement>('[role=alert], h1');
  place?.setAttribute('tabindex', '-1');
  place?.focus();
};

const send = async (form: HTMLFormElement) => {
  const { offline = '' } = main.dataset;
  const buttons = [...form.querySelectorAll('button')];
  if (buttons.some((button) => button.getAttribute('aria-disabled'))) return;
  for (const button of buttons) button.setAttribute('aria-disabled', 'true');
  try {
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    const answer = await fetch(location.href, { method: 'POST', body });
    const text = await answer.text();
    history.replaceState(null, '', answer.url);
    show(text);
  } catch {
    tell(form, offline);
  } finally {
    for (const button of buttons) button.removeAttribute('aria-disabled');
  }
};

const begin = () => {
  for (const fieldset of main.querySelectorAll<HTMLElement>('[data-draw]')) letDraw(fieldset);
};

document.addEventListener('submit', (event) => {
  event.preventDefault();
  void send(event.target as HTMLFormElement);
});
begin();
