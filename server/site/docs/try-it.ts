import { escaped } from './schema-table';

const words = {
  title: 'Try it',
  text: 'Posts in test mode: it is checked in full, and no lead is stored. Your key stays in this page.',
  key: 'Your key',
  body: 'Body (JSON)',
  send: 'Post in test mode',
  request: 'Request',
  answer: 'Answer',
  off: 'This part needs JavaScript. The curl example does the same.',
};

/** A form that posts a test lead and shows request and response; without script it explains what to do instead. */
export const tryIt = (url: string, example: unknown): string => `<section data-try-it="${escaped(url)}">
<h3 id="try-it">${words.title}</h3><p data-off>${words.off}</p>
<form hidden><p>${words.text}</p>
<p><label for="try-key">${words.key}</label><input id="try-key" type="password" autocomplete="off" spellcheck="false" placeholder="lk_..."></p>
<p><label for="try-body">${words.body}</label><textarea id="try-body" rows="14" spellcheck="false">${escaped(JSON.stringify(example, null, 2))}</textarea></p>
<p><button>${words.send}</button></p><p role="status"></p>
<div hidden><h4>${words.request}</h4><pre tabindex="0" aria-label="${words.request}"><code></code></pre><h4>${words.answer}</h4><pre tabindex="0" aria-label="${words.answer}"><code></code></pre></div></form></section>`;

/** The only script of these pages. It sends nothing but tests: without a key, the intake would accept a real lead. */
export const tryItScript = `const words = {
  noKey: 'Type your key first.',
  noJson: 'This is not valid JSON: ',
  noObject: 'The body must be an object in braces.',
  sending: 'Sending…',
  answered: 'Answered with ',
  unreachable: 'The server could not be reached. Try again.',
};
for (const section of document.querySelectorAll('[data-try-it]')) {
  const form = section.querySelector('form');
  const [key, body] = form.querySelectorAll('input, textarea');
  const button = form.querySelector('button');
  const status = form.querySelector('[role=status]');
  const shown = form.querySelector('div');
  const [request, answer] = shown.querySelectorAll('code');
  const complain = (text, control) => {
    status.textContent = text;
    control.focus();
  };
  const read = () => {
    try {
      const value = JSON.parse(body.value);
      return value && typeof value === 'object' && !Array.isArray(value) ? { value } : { problem: words.noObject };
    } catch (error) {
      return { problem: words.noJson + error.message };
    }
  };
  const send = async (value) => {
    const text = JSON.stringify({ ...value, test: true }, null, 2);
    const address = new URL(section.dataset.tryIt, location.href);
    request.textContent = 'POST ' + address.pathname + '\\nAuthorization: Bearer ' + key.value.trim().slice(0, 11) +
      '…\\nContent-Type: application/json\\n\\n' + text;
    answer.textContent = '';
    shown.hidden = false;
    status.textContent = words.sending;
    const came = await fetch(address.pathname, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer ' + key.value.trim() },
      body: text,
    });
    const told = await came.text();
    answer.textContent = came.status + ' ' + came.statusText + '\\n\\n' +
      (told.startsWith('{') ? JSON.stringify(JSON.parse(told), null, 2) : told);
    status.textContent = words.answered + came.status + '.';
  };
  section.querySelector('[data-off]').hidden = true;
  form.hidden = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.getAttribute('aria-disabled') === 'true') return;
    if (!key.value.trim()) return complain(words.noKey, key);
    const { value, problem } = read();
    if (problem) return complain(problem, body);
    button.setAttribute('aria-disabled', 'true');
    try {
      await send(value);
    } catch {
      status.textContent = words.unreachable;
    } finally {
      button.removeAttribute('aria-disabled');
    }
  });
}
`;
