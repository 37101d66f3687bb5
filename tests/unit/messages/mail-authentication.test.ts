import { expect, test } from 'vitest';
import { readAuthentication } from '../../../server/mail/replies/rules/authentication';

const server = 'mx.firm.example';
const read = (results: string, from = 'sam@firm.example') =>
  readAuthentication({ headers: [['authentication-results', `${server}; ${results}`]], from }, server);

test.each([
  'dmarc=pass header.from=firm.example',
  'dmarc=pass (p=REJECT sp=NONE dis=NONE) header.from=firm.example',
  'dmarc=pass(p=none; dis="none) header.from=FIRM.Example',
  'dmarc = pass (a (nested; "one) \\) ) policy.dmarc=none header . from = "firm.example"',
  'spf=fail smtp.mailfrom="a;dmarc=fail"@x.example; dkim=pass header.b="a/b=+"; dmarc=pass action=none header.from=firm.example',
  'dmarc/1=pass reason="ok; (yes" header.from=@firm.example; dmarc=fail header.from=firm.example',
])('A64: the receiving server knows that a colleague wrote it: %s', (results) => {
  expect(read(results)?.dmarc).toBe('pass');
});

test.each([
  // A quoted string, with the failure after it.
  ['spf=fail smtp.mailfrom="; dmarc=pass header.from=firm.example "@x.example; dmarc=fail', 'fail'],
  ['spf=fail smtp.mailfrom="\\"; dmarc=pass header.from=firm.example;"@x.example; dmarc=fail', 'fail'],
  // Comments, nested ones, and ends of them that are escaped.
  ['spf=fail (a (b) ; dmarc=pass header.from=firm.example ;) ; dmarc=fail header.from=firm.example', 'fail'],
  ['spf=fail (a \\) ; dmarc=pass header.from=firm.example ;) ; dmarc=fail', 'fail'],
  // Other properties and methods.
  ['x-note=a reason="dmarc=pass header.from=firm.example"; dmarc=fail', 'fail'],
  ['arc=pass arc.dmarc=pass; dmarc=none header.from=firm.example', 'none'],
  ['x-dmarc=pass header.from=firm.example; dmarc=temperror', 'temperror'],
  // Several results.
  ['dmarc=fail header.from=firm.example; dmarc=pass header.from=firm.example', 'fail'],
  // Strings and comments without an end, and properties that are none.
  ['dmarc=pass header.from=firm.example; spf=fail smtp.mailfrom="a', 'unclear'],
  ['dmarc=pass header.from=firm.example (a', 'unclear'],
  ['dmarc=pass header.from=firm.example )', 'unclear'],
  ['dmarc=pass header.from=evil.example"firm.example"', 'unclear'],
  ['dmarc=pass header.from=firm.example .evil.example', 'unclear'],
  [`dmarc=pass header.from=firm.example; ${'dkim=fail; '.repeat(800)}`, 'unclear'],
  // Another sender.
  ['dmarc=pass header.from=evil.example', 'unclear'],
  ['dmarc=pass header.from=evil.example header.from=firm.example', 'unclear'],
  ['dmarc=pass header.from=mail.firm.example', 'unclear'],
  ['dmarc=passed header.from=firm.example', 'passed'],
  // It does not say whose.
  ['dmarc=pass', undefined],
  ['dmarc=pass (header.from=firm.example)', undefined],
  ['none', undefined],
])('A64: no pass that DMARC did not give: %s', (results, dmarc) => {
  expect(read(results)?.dmarc).toBe(dmarc);
});

test('A64: several senders are nobody’s address, and a name that only begins like our server’s is another one', () => {
  const pass = 'dmarc=pass header.from=firm.example';
  expect(read(pass, 'sam@firm.example, x@evil.example')?.dmarc).toBe('unclear');
  expect(read(pass, 'x@evil.example, sam@firm.example')?.dmarc).toBe('unclear');
  expect(read(pass, '')?.dmarc).toBe('unclear');
  for (const id of [`${server}.evil.example`, `"${server} x"`, `(${server}) evil.example`])
    expect(
      readAuthentication(
        { headers: [['authentication-results', `${id}; ${pass}`]], from: 'sam@firm.example' },
        server,
      ),
    ).toBeUndefined();
});

test('a sender in another alphabet is the one that the server named', () => {
  expect(read('dmarc=pass header.from=xn--mller-kva.example', 'sam@müller.example')?.dmarc).toBe('pass');
  expect(read('dmarc=pass header.from=müller.example', 'sam@xn--mller-kva.example')?.dmarc).toBe('pass');
});
