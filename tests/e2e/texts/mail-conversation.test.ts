import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { openReplyAddress } from '../../../server/mail/replies/reply-address';
import { createTransport } from '../../../server/mail/transport';
import { png } from '../../support/images';
import { startSmtp } from '../../support/mail/smtp';
import { noMail } from '../../support/start-app';
import { looksRight, openStaff } from '../staff/admin-support';
import { darkPhone, showPart } from './text-support';

const bounceSecret = 'a secret that the mail server has, too';
const receivingServer = 'mx.lantern.example';

test('a clerk writes an e-mail and the answer comes back to the same column, where an automatic e-mail is once: its start, and the rest on request', async () => {
  await using smtp = await startSmtp();
  const from = 'Lantern Justice <help@lantern.example>';
  const mail = {
    ...noMail,
    transport: createTransport(smtp.url),
    from,
    bounceSecret,
    receivingServer,
    replyTo: 'help+*@lantern.example',
  };
  await using staff = await openStaff({ as: 'intake', ...darkPhone, app: { mail } });
  const { page, app } = staff;
  const [id] = await staff.leads({});
  await page.goto(`/admin/clients/${id}`);
  await staff.compose('E-mail');
  await page.getByText('OK to e-mail now.').waitFor();
  await looksRight(page);
  await page.getByLabel('Subject').fill('Your records');
  const text = page.getByRole('textbox', { name: 'E-mail', exact: true });
  await text.fill('Please send us the first page.');
  await test.step('files are checked, removed, and kept after a failure and in another tab', async () => {
    const attach = async (...files: [name: string, bytes: Buffer][]) => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: 'Attach' }).click(),
      ]);
      await chooser.setFiles(
        files.map(([name, buffer]) => ({ name, buffer, mimeType: 'application/octet-stream' })),
      );
    };
    const attached = page.getByRole('list', { name: 'Attached' }).getByRole('listitem');
    await attach(['nothing.pdf', Buffer.alloc(0)]);
    await page.getByText('“nothing.pdf” is empty. Choose another file.').waitFor();
    await attach(['Página 1.pdf', Buffer.from('%PDF-1.4 page')], ['wrong.png', png]);
    await expect(attached).toHaveText([/Página 1\.pdf13 bytes/, /wrong\.png/]);
    await looksRight(page);
    await page.getByRole('button', { name: 'Remove wrong.png' }).click();
    await expect(page.getByRole('button', { name: 'Attach' })).toBeFocused();
    await page.route('**/api/clients/*/mail', (route) => route.fulfill({ status: 503, json: {} }), {
      times: 1,
    });
    await page.getByRole('button', { name: 'Send e-mail' }).click();
    await page.getByText('What you typed is still here.', { exact: false }).first().waitFor();
    expect(staff.problems.splice(0)).toEqual([expect.stringContaining('503')]);
    await staff.compose('Note');
    await staff.compose('E-mail');
    await expect(attached).toHaveText([/Página 1\.pdf/]);
    await expect(text).toHaveValue('Please send us the first page.');
    await page.getByRole('button', { name: 'Send e-mail' }).click();
    await expect(attached).toHaveCount(0);
  });
  await expect(text).toHaveValue('');
  const findSent = () => smtp.got.find((mail) => mail.text.includes('Please send us the first page.'));
  await expect
    .poll(async () => {
      await app.outbox.run();
      return findSent();
    })
    .toBeTruthy();
  const sent = findSent()!;
  await showPart(page, /^Conversation/);
  const talk = page.getByRole('region', { name: 'Conversation' });
  const first = talk.getByRole('listitem').filter({ hasText: 'Your records' });
  await first.getByText('Sent').waitFor();
  const [own] = await Promise.all([
    page.waitForEvent('download'),
    first.getByRole('link', { name: 'Página 1.pdf' }).click(),
  ]);
  expect(readFileSync(await own.path(), 'utf8')).toBe('%PDF-1.4 page');
  const answered = await fetch(`${app.url}/api/mail/bounces`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${bounceSecret}`, 'Content-Type': 'message/rfc822' },
    body: [
      `Authentication-Results: ${receivingServer}; dmarc=pass header.from=example.com`,
      'From: Maria Lopez <maria.lopez@example.com>',
      `To: ${/^Reply-To: *(\S+)/im.exec(sent.text)![1]}`,
      'Message-ID: <answer-1@example.com>',
      'Subject: Re: Your records',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/html',
      '',
      '<p style="color: green">Here it is.</p>',
      '--b',
      'Content-Type: text/plain',
      'Content-Disposition: attachment; filename="first page.txt"',
      '',
      'Page 1',
      '--b--',
    ].join('\r\n'),
  });
  expect(await answered.json()).toEqual({ outcome: 'recorded' });
  await talk.getByText('Here it is.').waitFor();
  // On a phone: it asked for nothing else, and may be e-mailed only.
  await talk.getByRole('button', { name: 'Write an e-mail' }).waitFor();
  await talk.getByRole('button', { name: 'Reply to Maria: Here it is.' }).click();
  await expect(page.getByRole('blockquote')).toContainText('Here it is.');
  await expect(text).toBeFocused();
  await page.keyboard.type('Thank you.');
  await text.press('Control+Enter');
  await expect(page.getByRole('blockquote')).toHaveCount(0);
  await expect(text).toHaveValue('');
  await showPart(page, /^Conversation/);
  await talk.getByText('Sender’s domain confirmed (DMARC pass).', { exact: false }).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    talk.getByRole('link', { name: 'first page.txt' }).click(),
  ]);
  expect([file.suggestedFilename(), readFileSync(await file.path(), 'utf8').trim()]).toEqual([
    'first page.txt',
    'Page 1',
  ]);
  await talk.getByRole('button', { name: 'Show as it was sent' }).click();
  const frame = talk.frameLocator('iframe');
  await expect(frame.getByText('Here it is.')).toHaveCSS('color', 'rgb(0, 128, 0)');
  // By hand: it is in the column once, as a message.
  await expect(talk.getByText('Your records', { exact: true })).toHaveCount(1);
  await expect(talk.getByText(/^An e-mail/)).toHaveCount(0);
  await looksRight(page);

  const person = { firstName: 'Ana', email: 'ana@example.com', phoneNumber: '(415) 555-0177' };
  const [other] = await staff.leads(person);
  await app.outbox.run();
  await page.goto(`/admin/clients/${other}`);
  // The request and its receipt.
  await showPart(page, /^Conversation.*2$/);
  const receipt = talk.getByRole('listitem').filter({ hasText: 'We have your request' });
  await receipt.getByText(/^Automatic, e-mail, .*Sent/).waitFor();
  await expect(receipt).toHaveCount(1);
  await looksRight(page);
  const getHeight = async () => (await receipt.boundingBox())!.height;
  const before = await getHeight();
  await receipt.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(getHeight).toBeGreaterThan(before + 100);
  await looksRight(page);
  expect(staff.problems).toEqual([]);
});

test('A77: the HTML of an e-mail runs nothing and opens no connection outside, in its frame or by itself, in a whole browser', async () => {
  let reached = 0;
  const outside = createServer((_, res) => res.end('<title>Outside</title>')).on('connection', () => {
    reached += 1;
  });
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
  const evil = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  const mail = { ...noMail, bounceSecret, replyTo: 'help+*@lantern.example' };
  await using staff = await openStaff({ as: 'intake', browser: 'whole', app: { mail } });
  const { page, app, context } = staff;
  const [id] = await staff.leads({});
  const address = await openReplyAddress(app, 'evt_1', { clientId: id! });
  const html = `<base href="${evil}/"><meta http-equiv="refresh" content="0;url=${evil}/refresh">
    <link rel="stylesheet" href="${evil}/a.css"><link rel="preconnect" href="${evil}">
    <link rel="prefetch" href="${evil}/a"><link rel="preload" as="image" href="${evil}/b.png">
    <style>@import "${evil}/b.css"; p { background: url(${evil}/c.png) }
    @font-face { font-family: x; src: url(${evil}/x.woff) } p { font-family: x }</style>
    <script>top.document.title = 'Owned'; fetch('${evil}/')</script>
    <img src="d.png" srcset="${evil}/e.png 2x" onerror="top.document.title = 'Owned'">
    <video autoplay src="${evil}/f.mp4" poster="${evil}/g.png"></video>
    <iframe src="${evil}/h"></iframe><object data="${evil}/i"></object><embed src="${evil}/j">
    <svg><image href="${evil}/k.svg"/><use href="${evil}/l.svg#a"/><a href="${evil}/m"><text>n</text></a></svg>
    <link rel="dns-prefetch" href="${evil}"><link rel="icon" href="${evil}/o.png"><input type="image" src="${evil}/p.png">
    <script type="speculationrules">{"prefetch":[{"urls":["${evil}/q"]}]}</script>
    <div style="background: url(${evil}/r.png)">R</div><img usemap="#s"><map name="s"><area href="${evil}/s"></map>
    <form action="${evil}/form"><input name="a" value="b"><button>Send</button></form>
    <a href="${evil}/blank" target="_blank" ping="${evil}/ping">New tab</a>
    <a href="${evil}/top" target="_top">Top</a> <a href="${evil}/link">Link</a> <p>The end.</p>`;
  const push = (body: string) =>
    fetch(`${app.url}/api/mail/bounces`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${bounceSecret}`, 'Content-Type': 'message/rfc822' },
      body: ['From: maria.lopez@example.com', `To: ${address}`, 'Content-Type: text/html', '', body].join(
        '\r\n',
      ),
    });
  await push(`<frameset cols="50%,50%"><frame src="${evil}/t"><frame src="${evil}/u"></frameset>`);
  const [{ id: framed }] = (await staff.admin.get(`/api/clients/${id}/messages`)).body;
  const frames = await context.newPage();
  await frames.goto(`/api/messages/${framed}/html`, { waitUntil: 'networkidle' });
  await frames.close();
  await push(html);
  await page.goto(`/admin/clients/${id}`);
  const url = page.url();
  await page.getByRole('button', { name: 'Show as it was sent' }).first().click();
  const frame = page.frameLocator('iframe[title="The e-mail as it was sent"]');
  await frame.getByText('The end.').waitFor();
  for (const name of ['Send', 'New tab', 'Top', 'Link'])
    await frame.locator(`text="${name}"`).click({ noWaitAfter: true });
  const [{ id: message }] = (await staff.admin.get(`/api/clients/${id}/messages`)).body;
  const alone = await context.newPage();
  await alone.goto(`/api/messages/${message}/html`);
  await alone.getByText('The end.').waitFor();
  for (const name of ['Send', 'New tab']) await alone.locator(`text="${name}"`).click({ noWaitAfter: true });
  await page.getByRole('button', { name: 'Hide the original' }).click();
  expect(await page.title()).not.toBe('Owned');
  expect([page.url(), context.pages().length]).toEqual([url, 2]);
  expect([new URL(alone.url()).pathname, reached]).toEqual([`/api/messages/${message}/html`, 0]);
  outside.close();
});

test('an e-mail of an unknown sender shows its files, is answered, and becomes a lead who waits and whose source is e-mail; a newsletter is folded', async () => {
  await using smtp = await startSmtp();
  const transport = createTransport(smtp.url);
  const from = 'help@lantern.example';
  await using staff = await openStaff({
    as: 'intake',
    ...darkPhone,
    app: { mail: { ...noMail, transport, from, bounceSecret, receivingServer } },
  });
  const { page, app } = staff;
  const push = (lines: string[]) =>
    fetch(`${app.url}/api/mail/bounces`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${bounceSecret}`, 'Content-Type': 'message/rfc822' },
      body: lines.join('\r\n'),
    });
  await push(['From: news@paper.example', 'List-Id: <news.paper.example>', '', 'The news of the week.']);
  await push([
    `Authentication-Results: ${receivingServer}; spf=pass smtp.mailfrom=example.com; dmarc=none`,
    'From: Nora Diaz <nora@example.com>',
    'To: help@lantern.example',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    '',
    'I was hurt at work.',
    '--b',
    'Content-Type: text/plain',
    'Content-Disposition: attachment; filename="report.txt"',
    '',
    'Page 1',
    '--b--',
  ]);
  await page.goto('/admin/who');
  const senders = page.getByRole('list', { name: 'Conversations that wait' }).getByRole('listitem');
  await expect(senders).toHaveText([/nora@example\.com/, /news@paper\.example.*Probably automatic/]);
  await page.getByRole('button', { name: 'nora@example.com' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'report.txt' }).click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8').trim()).toBe('Page 1');
  await page.getByText('Sender’s domain not confirmed (DMARC none, SPF pass).', { exact: false }).waitFor();
  const [original] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save the original' }).click(),
  ]);
  expect(original.suggestedFilename()).toBe('e-mail.eml');
  expect(readFileSync(await original.path(), 'utf8')).toContain('From: Nora Diaz <nora@example.com>');
  await looksRight(page);
  await test.step('a reply that is refused is listed and says why; the next one settles it', async () => {
    const sender = page.getByRole('region', { name: 'Unknown sender' });
    const box = sender.getByRole('textbox', { name: 'Reply' });
    const answer = async (words: string) => {
      await box.fill(words);
      await sender.getByRole('button', { name: 'Send e-mail' }).click();
      await expect(box).toHaveValue('');
    };
    await page.getByText('A new lead needs a phone number.', { exact: false }).waitFor();
    smtp.behave({ rcpt: 550 });
    await answer('What is your phone number?');
    await expect(sender.getByRole('button', { name: 'Done' })).toHaveCount(0);
    const refused = sender.getByRole('listitem').filter({ hasText: 'What is your phone number?' });
    await expect
      .poll(async () => {
        await app.outbox.run();
        return refused.getByText('Not sent').count();
      })
      .toBe(1);
    await sender.getByRole('button', { name: 'Done' }).waitFor();
    await looksRight(page);
    await page.getByRole('button', { name: 'Back to the inbox' }).click();
    await expect(senders.first()).toHaveText(
      /Your e-mail did not arrive\. The mail server did not accept it/,
    );
    await page.getByRole('button', { name: 'nora@example.com' }).click();
    await sender.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(senders.first()).toHaveText(/did not arrive/);
    await page.getByRole('button', { name: 'nora@example.com' }).click();
    smtp.behave({});
    await answer('Asking again: what is your number?');
    await expect.poll(() => app.outbox.run().then(() => smtp.got.length)).toBe(1);
    await sender.getByText('Sent', { exact: true }).waitFor();
    await expect(sender.getByRole('button', { name: 'Done' })).toHaveCount(0);
  });
  await page.getByRole('button', { name: 'New lead from nora@example.com' }).click();
  await expect(page.getByLabel('How they reached us')).toHaveValue('email');
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Diaz');
  await page.getByLabel('Phone number').fill('(415) 555-0188');
  await page.getByLabel('Case type').selectOption({ label: 'Other / not sure' });
  await page.getByRole('button', { name: 'Save lead' }).click();
  await page.getByRole('button', { name: 'Save without these answers' }).click();
  await page.getByRole('link', { name: 'Open lead' }).waitFor();
  const lead = await app.models.clients.findOne({ firstName: 'Nora' }).lean();
  expect(lead).toMatchObject({ source: 'email', status: 'New' });
  expect(lead!.calls ?? []).toEqual([]);
  expect((await staff.admin.get('/api/messages/unknown')).body).toMatchObject([
    { from: 'news@paper.example', automatic: true },
  ]);
  expect(staff.problems).toEqual([]);
});
