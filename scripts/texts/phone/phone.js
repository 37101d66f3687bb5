const { base } = document.querySelector('script[data-base]').dataset;
const byId = (id) => document.getElementById(id);
const [number, body, result] = ['number', 'body', 'result'].map(byId);
const trouble = ['delay', 'error', 'lost'].map(byId);
let shown = '';

const post = (path, value) =>
  fetch(`${base}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(value),
  }).then((response) => response.json());

const make = (name, text, className = '') =>
  Object.assign(document.createElement(name), { textContent: text, className });

const toBubble = ({ isOurs, body: words, at, status }) => {
  const bubble = make('li', words, isOurs ? '' : 'theirs');
  bubble.append(
    make(
      'small',
      `${isOurs ? 'The firm' : 'You'}, ${new Date(at).toLocaleTimeString()}${isOurs ? `, ${status}` : ''}`,
    ),
  );
  return bubble;
};

const show = ({ ours, people, texts }) => {
  byId('ours').textContent = ours;
  const phones = new Map([
    ...people.map((one) => [one.number, one.name]),
    ...texts.map(({ phone }) => [phone, '']),
  ]);
  for (const one of people) phones.set(one.number, one.name);
  byId('people').replaceChildren(
    ...[...phones].map(([value, label]) => Object.assign(document.createElement('option'), { value, label })),
  );
  const newest = texts.at(-1)?.phone ?? people[0]?.number;
  if (!number.value && newest && document.activeElement !== number) number.value = newest;
  byId('name').textContent = phones.get(number.value) ?? '';
  const conversation = texts.filter(({ phone }) => phone === number.value);
  byId('empty').hidden = conversation.length > 0;
  byId('texts').replaceChildren(...conversation.map(toBubble));
  byId('texts').scrollTop = byId('texts').scrollHeight;
};

const refresh = async () => {
  const state = await fetch(`${base}/texts`).then((response) => response.text());
  if (state + number.value === shown) return;
  shown = state + number.value;
  show(JSON.parse(state));
};

byId('dial').addEventListener('submit', (event) => event.preventDefault());
number.addEventListener('input', refresh);
byId('answer').addEventListener('submit', async (event) => {
  event.preventDefault();
  if (!number.reportValidity()) return;
  result.textContent = '';
  const { problem } = await post('texts', {
    from: number.value,
    body: body.value,
    wrongKey: byId('wrongKey').checked,
  }).catch(() => ({ problem: 'The stand-in does not answer.' }));
  result.textContent = problem;
  if (!problem) body.value = '';
  await refresh();
});
byId('trouble').addEventListener('submit', (event) => event.preventDefault());
byId('trouble').addEventListener('change', () =>
  post('trouble', Object.fromEntries(trouble.map(({ id, value }) => [id, value]))),
);

refresh();
setInterval(() => refresh().catch(() => undefined), 1000);
