import { expect, test } from 'vitest';
import { signingWords } from '../../server/signing/page/say';
import { messages } from '../../shared/messages';
import { maria, openAgreements } from '../support/agreements';
import { answers } from '../support/browser/consultation';
import { type OtherBrowser, otherBrowsers } from '../support/browser/other-browsers';
import { builtForm } from '../support/built-form';
import { eventually } from '../support/eventually';
import { sendWitnessed } from '../support/graded';
import { hasProgram } from '../support/programs';
import { builtSite, startApp } from '../support/start-app';
import { openAccount, ourNumber } from '../support/texts';

const unproven = 'nobody has seen the site in another browser than Chromium';
const isHere = ['firefox-esr', 'xvfb-run', 'WebKitWebDriver'].every((name) => hasProgram(name, unproven));

/** Not by HTTPS: the browser gets its session's cookie from this machine. */
const publicUrl = 'http://www.example.com';

const button = (text: string) => `//button[normalize-space()="${text}"]`;
const field = (name: string) => `//*[@name="${name}"]`;
const labeled = (text: string) => `//*[@id=//label[starts-with(normalize-space(), "${text}")]/@for]`;
const heading = (text: string) => `//h1[normalize-space()="${text}"]`;
const saying = (text: string) => `//*[text()[contains(., "${text}")]]`;
const link = (text: string) => `//a[normalize-space()="${text}"]`;
const submit = '//form[@action="/api/clients"]//button[@type="submit"]';

const fillPerson = async (browser: OtherBrowser) => {
  const { firstName, lastName, email, phoneNumber } = answers;
  for (const [name, text] of Object.entries({ firstName, lastName, email, phoneNumber }))
    await browser.write(field(name), text);
  await browser.press(field('agreeToTerms'));
};

for (const [name, open] of Object.entries(otherBrowsers)) {
  test.skipIf(!isHere)(
    `${name}: a person's own words on the home page lead to their kind of case`,
    async () => {
      await using app = await startApp({ site: builtSite });
      await using browser = await open();
      await browser.open(`${app.url}/`);
      await browser.write('//*[@id="look-up"]', 'my sleep apnea machine made me sick');
      await browser.press('//form[@data-look-up]//button');
      await browser.press('//*[@data-filter-results]//a');
      await eventually(browser.address).toMatch(/\/services\/philips-cpap-claims$/);
    },
  );

  for (const withScript of [true, false])
    test.skipIf(!isHere)(
      `${name}: a request ${withScript ? 'with' : 'without'} script is stored, and the thank-you page says so`,
      async () => {
        await using app = await startApp({ site: builtSite });
        await using browser = await open(withScript);
        await browser.open(`${app.url}/services/philips-cpap-claims`);
        const openedAt = performance.now();
        await browser.write(field('additionalInfo'), answers.additionalInfo);
        if (withScript) await browser.press(submit);
        await fillPerson(browser);
        // A form that is sent within a second counts as a robot's.
        await eventually(() => performance.now() - openedAt).toBeGreaterThan(1_000);
        await browser.press(submit);
        await browser.see(saying(messages.form.sent));
        const leads = await app.models.clients.find().lean();
        expect(leads).toMatchObject([{ firstName: answers.firstName, email: answers.email }]);
      },
    );

  test.skipIf(!isHere)(`${name}: an agreement is signed on a phone, from the code to the copy`, async () => {
    await using desk = await openAgreements({ publicUrl, site: builtSite });
    const { code, consent, read, finish, done } = signingWords.en;
    const { id, tokens } = await desk.send();
    const token = tokens[0]!;
    await using browser = await open();
    await browser.open(`${desk.app.url}/sign/${token}`);
    await browser.press(button(code.send));
    await browser.see(labeled(code.label));
    await browser.write(labeled(code.label), await desk.findCode());
    await browser.press(button(code.button));
    await browser.write(labeled(consent.seen), desk.app.agreements.toSampleNumber(token));
    await browser.press(field('agree'));
    await browser.press(button(consent.button));
    await browser.press(link(read.button));
    for (let place = 0; !(await browser.sees(heading(finish.heading))); place++) {
      const form = `//form[input[@name="index" and @value="${place}"]]`;
      await browser.write(`${form}//input[@name="text"]`, maria.name);
      await browser.press(`${form}//button[@class="primary"]`);
      await browser.see(
        `//input[@name="text" and not(ancestor::${form.slice(2)})] | ${heading(finish.heading)}`,
      );
    }
    await browser.press('//input[@type="checkbox"]');
    await browser.press(button(finish.button));
    await browser.see(heading(done.heading));
    expect((await desk.admin.get(`/api/agreements/${id}`)).body).toMatchObject({ state: 'signed' });
  });

  test.skipIf(!isHere)(
    `${name}: a clerk signs in, logs a call, writes a text and reads the answer`,
    async () => {
      const { standIn, settings } = await openAccount();
      await using _provider = standIn;
      await using app = await startApp({ ...settings, site: builtSite, publicUrl, forms: [builtForm] });
      const lead = await sendWitnessed(app);
      await using browser = await open();
      await browser.open(`${app.url}/login`);
      await browser.write(labeled('Username'), 'admin');
      await browser.write(labeled('Password'), app.adminPassword);
      await browser.press(button('Log in'));
      await browser.see(saying('for a first call'));

      await browser.open(`${app.url}/admin/clients/${lead}`);
      await browser.see(saying('This is try 1 of 6.'));
      await browser.press('//input[@value="No answer"]');
      await browser.press(button('Save'));
      const admin = await app.signInAsAdmin();
      await eventually(async () => (await admin.get(`/api/clients/${lead}`)).body).toMatchObject({
        attempts: 1,
      });

      const conversation = '//nav[@aria-label="Parts of this lead"]//button[starts-with(., "Conversation")]';
      await browser.press(conversation);
      await browser.press(button('Write a text'));
      await browser.write(labeled('Text'), 'Can we call you at 3?');
      await browser.press(button('Send text'));
      await eventually(() => standIn.texts.map(({ body }) => body)).toEqual(['Can we call you at 3?']);
      const addresses = {
        sentTo: `${app.url}/api/texts/inbound`,
        publicUrl: `${publicUrl}/api/texts/inbound`,
      };
      await standIn.receive({ from: '+14155550132', to: ourNumber, body: 'Yes, 3 works' }, addresses);
      await browser.press(conversation);
      await browser.see(saying('Yes, 3 works'));
    },
  );
}
