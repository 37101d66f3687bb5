import { expect, test } from 'vitest';
import { openAgreements } from '../../support/agreements';
import { signingPage } from '../../support/signing-page';
import type { TestApp } from '../../support/start-app';

type Command = { command: { find?: string } };

/** Returns an answer, and the number of reads of agreements that it took. */
const countReads = async <Answer>({ connection }: TestApp, work: () => Promise<Answer>) => {
  let reads = 0;
  const note = ({ command }: Command) => {
    if (command.find === 'agreements') reads += 1;
  };
  const client = connection.getClient().on('commandStarted', note as never);
  const answer = await work();
  client.off('commandStarted', note as never);
  return { answer, reads };
};

const values = {
  'client.birthDate': '1980-01-02',
  'treatment.providers': 'Lakeside Clinic',
  'treatment.from': '2024-01-02',
  'treatment.to': '2025-01-02',
};

test.each([
  [1, ['Contingency fee agreement']],
  [2, ['Contingency fee agreement', 'Medical records authorization']],
])(
  'each press of a signer reads each document of their envelope once, and opening the page does, too: %i',
  async (documents, names) => {
    await using house = await openAgreements();
    const { app } = house;
    const templates = names.map(house.templateCalled);
    const { tokens } = await house.send(
      documents === 1 ? { template: templates[0]! } : { templates, template: undefined as never, values },
    );
    const [token] = tokens as [string];
    const stranger = signingPage(app.anyone, token);
    // One read finds the document of the link, and one more the others.
    const press = async (work: () => ReturnType<typeof stranger.open>, status = 303) => {
      const { answer, reads } = await countReads(app, work);
      expect([answer.status, reads]).toEqual([status, documents]);
    };
    await press(() => stranger.open(), 200);
    await press(() => stranger.press('send-code'));
    await press(() => stranger.press('paper'));
    const code = await house.findCode();
    await press(() => stranger.press('code', { code }));
    const page = signingPage(await house.identify(token), token);
    await press(() => page.agree(app.agreements.toSampleNumber(token)));
    await press(() => page.press('ask', { question: 'Who pays?' }));
    for (const _ of names) {
      await press(() => page.open(), 200);
      let place = await page.open('?at=sign');
      for (; place.index !== undefined; place = await page.open('?at=sign')) {
        const { index, initials } = place;
        await press(() => page.mark(index, initials ? 'ML' : 'Maria Lopez'));
      }
      await press(() => page.sign());
    }
  },
);
