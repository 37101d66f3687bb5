import { expect, test } from 'vitest';
import { leanHtml } from '../../../scripts/build/lean-html';

const page = (body: string, head = '<title>A</title>') =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
const leanBody = (body: string) => leanHtml(page(body)).replace(/^.*<body>|<\/body>.*$/gs, '');

test('end tags go where the next tag closes the element by itself, and stay elsewhere', () => {
  expect(leanBody('<ul><li>One</li><li>Two</li></ul>')).toBe('<ul><li>One<li>Two</ul>');
  expect(leanBody('<div><p>One</p><p>Two</p></div>')).toBe('<div><p>One<p>Two</div>');
  expect(leanBody('<select><option value="">One</option><option>Two</option></select>')).toBe(
    '<select><option value="">One<option>Two</select>',
  );
  expect(leanBody('<dl><div><dt>A</dt><dd>B</dd></div></dl>')).toBe('<dl><div><dt>A<dd>B</div></dl>');
  expect(leanBody('<ul><li>One</li> <li>Two</li></ul>')).toBe('<ul><li>One</li> <li>Two</ul>');
  expect(leanBody('<div><p>One</p> and <p>Two</p><span>Three</span></div>')).toBe(
    '<div><p>One</p> and <p>Two</p><span>Three</span></div>',
  );
});

test('attributes that elements share come before their own', () => {
  expect(leanBody('<a href="/x" class="y" rel="z">A</a>')).toBe('<a class="y" rel="z" href="/x">A</a>');
  expect(leanBody('<input type="radio" name="a" value="b" class="y"/>')).toBe(
    '<input class="y" type="radio" name="a" value="b">',
  );
  expect(leanBody('<time dateTime="2026-11-22" id="x" class="y">A</time>')).toBe(
    '<time class="y" datetime="2026-11-22" id="x">A</time>',
  );
});

test('markup that the server corrects later stays as written', () => {
  const edited = [
    '<span data-statement="a" class="y">It is so.</span>',
    '<div data-notice="" class="y"></div>',
    '<div><p data-summary-of="/x" class="y">It is so.</p></div>',
    '<div data-concern-note="" hidden="" class="y"></div>',
  ];
  for (const html of edited) expect(leanBody(html)).toBe(html);
});

test('shapes of a drawing close themselves, and a script stays unchanged', () => {
  expect(leanBody('<svg><path d="M0 0"></path></svg>')).toBe('<svg><path d="M0 0"/></svg>');
  const script = "<script>\"<ul><li>a</li></ul>  <a href='x' class='y'>\"</script>";
  expect(leanBody(script)).toBe(script);
});

test('comments between texts stay only where React takes the page over', () => {
  const island =
    '<div data-island="form"><div><b>1<!-- --> of <!-- -->2</b></div><div>3<!-- -->4</div></div>';
  const text = '<div><b>1<!-- --> of <!-- -->2</b></div>';
  const lean = '<div><b>1 of 2</b></div>';
  expect(leanBody(text + island + text + island + text)).toBe(lean + island + lean + island + lean);
});

test('space goes from the head and stays in the text', () => {
  const lean = leanHtml(
    page('<b>a</b> <b>b</b>', '\n    <title>A B</title>\n    <link rel="icon" href="/i.svg">\n'),
  );
  expect(lean).toContain('<head><title>A B</title><link rel="icon" href="/i.svg"></head>');
  expect(lean).toContain('<b>a</b> <b>b</b>');
});
