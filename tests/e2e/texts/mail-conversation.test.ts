import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { createTransport } from '../../../server/messages/mail/transport';
import { axeFindings } from '../../support/browser/axe';
import { startSmtp } from '../../support/mail/smtp';
import { noMail } from '../../support/start-app';
import { openStaff } from '../staff/admin-support';
import { themes } from './text-support';

const bounceSecret = 'a secret that the mail server has, too';

for (const [name, look] of themes)
  test(`a clerk writes an e-mail, and the answer comes back to the same column, at ${name}`, async () => {
    await using smtp = await startSmtp();
    const from = 'Lantern Justice <help@lantern.example>';
    const mail = {
      ...noMail,
      transport: createTransport(smtp.url),
      from,
      bounceSecret,
      replyTo: 'help+*@lantern.example',
    };
    await using staff = await openStaff({ as: 'intake', ...look, app: { mail } });
    const { page, app } = staff;
    const isPhone = look.viewport.width < 768;
    const [id] = await staff.leads({});
    await page.goto(`/admin/clients/${id}`);
    await staff.compose('E-mail');
    await page.getByText('OK to e-mail now.').waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.getByLabel('Subject').fill('Your records');
    const text = page.getByRole('textbox', { name: 'E-mail', exact: true });
    await text.fill('Please send us the first page.');
    await page.getByRole('button', { name: 'Send e-mail' }).click();
    await expect(text).toHaveValue('');
    const findSent = () => smtp.got.find((mail) => mail.text.includes('Please send us the first page.'));
    await expect
      .poll(async () => {
        await app.outbox.run();
        return findSent();
      })
      .toBeTruthy();
    const sent = findSent()!;
    if (isPhone)
      await page
        .getByRole('navigation', { name: 'Parts of this lead' })
        .getByRole('button', { name: /^Conversation/ })
        .tap();
    const talk = page.getByRole('region', { name: 'Conversation' });
    await talk.getByRole('listitem').filter({ hasText: 'Your records' }).getByText('Sent').waitFor();
    const answered = await fetch(`${app.url}/api/mail/bounces`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${bounceSecret}`, 'Content-Type': 'message/rfc822' },
      body: [
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
    await expect(talk.getByText('An e-mail')).toHaveCount(0);
    await expect.poll(() => axeFindings(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
    expect(staff.problems).toEqual([]);
  });

test('without a mail server the composer says so', async () => {
  await using staff = await openStaff({ as: 'intake' });
  const [id] = await staff.leads({});
  await staff.page.goto(`/admin/clients/${id}`);
  await staff.compose('E-mail');
  await staff.page.getByRole('status').getByText('No mail server is set up.').waitFor();
});
