import { expect, test } from 'vitest';
import { openAgreements } from '../../support/agreements';

test('a seal that cannot be made fails its work, which is done when it can: the agreement is complete once', async () => {
  await using house = await openAgreements();
  const { app, clock } = house;
  const { id, tokens } = await house.send();
  await house.signAll(await house.admit(tokens[0]!), tokens[0]!);
  await app.models.secrets.create({ _id: 'agreement-seal', value: 'of another key' });
  await house.countersign(id);
  await app.outbox.run();
  const work = () => app.models.outbox.findOne({ kind: 'complete-agreement' }).lean();
  expect(await work()).toMatchObject({ state: 'waiting', attempts: 1 });
  await app.models.secrets.deleteMany({ value: 'of another key' });
  clock.time += 60 * 60 * 1000;
  await app.outbox.run();
  expect(await work()).toMatchObject({ state: 'done' });
  expect(await house.agreement(id)).toMatchObject({ state: 'complete', sealLevel: 'B-B' });
});
