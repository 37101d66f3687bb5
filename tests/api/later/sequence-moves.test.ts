import { expect, test } from 'vitest';
import { takeSteps } from '../../../server/messages/sequences/take-steps';
import { openSequences } from '../../support/sequences';

const hour = 60 * 60_000;
const day = 24 * hour;

const textAfter = (wait: string, text: string) => ({ wait, channel: 'text' as const, text });
const created = { startsOn: 'lead.created' as const };
const getPhone = (place: number) => `(415) 555-014${place}`;

/** People in a sequence whose first step was sent, and a newer version of it. */
const openMoves = async (
  people: number,
  steps = [textAfter('PT1H', 'One, as it is'), textAfter('PT5H', 'Two, as it is')],
) => {
  const house = await openSequences();
  const { id } = await house.sequence({
    ...created,
    steps: [textAfter('PT1H', 'One'), textAfter('P3D', 'Two')],
  });
  const leads: string[] = [];
  for (let place = 0; place < people; place++)
    leads.push(await house.confirmed({ email: `p${place}@example.com`, phoneNumber: getPhone(place) }));
  await house.pass(hour);
  await house.admin.put(`/api/sequences/${id}`, { steps });
  const preview = async () => (await house.admin.mutate('sequences.previewMove', { id })).body.result.data;
  const move = async (runs: object[], version = 2) =>
    house.admin.mutate('sequences.move', { id, version, runs });
  return { ...house, id, leads, preview, move };
};

type ToMove = { run: string; clientId: string; message?: { text: string } };
const toInput = ({ run, message }: ToMove) => ({ run, message });

test('open runs are moved to a newer version as previewed; one that was stopped since, and one unlisted, is not', async () => {
  await using house = await openMoves(3);
  const [going, stopped, unlisted] = house.leads as [string, string, string];
  const preview: ToMove[] = await house.preview();
  const at = new Date(house.clock.time + 5 * hour).toISOString();
  expect(preview).toHaveLength(3);
  for (const one of preview)
    expect(one).toMatchObject({
      version: 1,
      step: 1,
      message: { at, channel: 'text', text: 'Two, as it is' },
    });
  await house.staff(stopped, { outcome: 'Reached' });
  const runs = [going, stopped].map((lead) => toInput(preview.find(({ clientId }) => clientId === lead)!));
  const { body } = await house.move(runs);
  expect(body.result.data).toEqual({
    moved: [runs[0]!.run],
    leftOut: [{ run: runs[1]!.run, why: 'reached' }],
  });
  expect(await house.run(going)).toMatchObject({ version: 2, step: 1 });
  expect(await house.run(unlisted)).toMatchObject({ version: 1, step: 1 });
  expect(await house.app.models.audit.findOne({ note: '1 moved to version 2' }).lean()).toMatchObject({
    entity: 'sequence',
    entityId: house.id,
  });
  await house.pass(5 * hour);
  expect(house.texts().slice(3)).toMatchObject([{ to: '+14155550140', body: 'Two, as it is' }]);
  // Moved once; there is nothing left to move.
  expect((await house.move(runs)).body.result.data).toMatchObject({
    moved: [],
    leftOut: [{ why: 'not-open' }, { why: 'reached' }],
  });
  await house.pass(3 * day);
  expect(house.texts().slice(4)).toMatchObject([{ to: '+14155550142', body: 'Two' }]);
});

test('nobody is moved into words that were not in the preview, or in another sequence, or by a clerk', async () => {
  await using house = await openMoves(1);
  const [one] = await house.preview();
  const runs = [toInput(one)];
  const clerk = await house.app.signInAs('intake');
  expect((await clerk.mutate('sequences.previewMove', { id: house.id })).status).toBe(403);
  expect((await clerk.mutate('sequences.move', { id: house.id, version: 2, runs })).status).toBe(403);
  const attack = async (input: object) => (await house.admin.mutate('sequences.move', input)).body;
  expect(
    (
      await attack({
        id: house.id,
        version: 2,
        runs: [{ ...runs[0], message: { ...one.message, text: 'Other words' } }],
      })
    ).result.data,
  ).toEqual({
    moved: [],
    leftOut: [{ run: one.run, why: 'other-words' }],
  });
  const other = await house.sequence({ ...created, on: false });
  expect((await attack({ id: other.id, version: 1, runs })).result.data).toEqual({
    moved: [],
    leftOut: [{ run: one.run, why: 'not-open' }],
  });
  // Changed after the preview, after the step that it showed.
  const steps = [textAfter('PT1H', 'One'), textAfter('PT5H', 'Two, as it is'), textAfter('PT1H', 'Three')];
  await house.admin.put(`/api/sequences/${house.id}`, { steps });
  expect((await house.move(runs)).status).toBe(409);
  expect(await house.run(house.leads[0]!)).toMatchObject({ version: 1, step: 1 });
});

test('a wait that is over by the newer version brings its step now; one without more steps ends', async () => {
  await using house = await openMoves(1, [textAfter('PT1H', 'One'), textAfter('PT5H', 'Two, as it is')]);
  await house.pass(6 * hour);
  const now: ToMove[] = await house.preview();
  expect(now).toMatchObject([{ message: { at: new Date(house.clock.time).toISOString() } }]);
  await house.admin.put(`/api/sequences/${house.id}`, { steps: [textAfter('PT1H', 'One')] });
  const ending: ToMove[] = await house.preview();
  expect(ending).toMatchObject([{ version: 1, step: 1 }]);
  expect(ending[0]!.message).toBeUndefined();
  expect((await house.move(ending.map(toInput), 3)).body.result.data.moved).toHaveLength(1);
  expect(await house.run(house.leads[0]!)).toMatchObject({ state: 'done', version: 3 });
  await house.pass(5 * day);
  expect(house.texts()).toHaveLength(1);
});

test('a step that was taken before the move leaves in the words of its version', async () => {
  await using house = await openSequences();
  const { id } = await house.sequence({
    ...created,
    steps: [textAfter('PT1H', 'One'), textAfter('P1D', 'Two')],
  });
  await house.confirmed();
  house.clock.time += hour;
  await takeSteps(house.app);
  const steps = [textAfter('PT1H', 'One, as it is'), textAfter('P1D', 'Two, as it is')];
  await house.admin.put(`/api/sequences/${id}`, { steps });
  const preview: ToMove[] = (await house.admin.mutate('sequences.previewMove', { id })).body.result.data;
  await house.admin.mutate('sequences.move', { id, version: 2, runs: preview.map(toInput) });
  await house.work();
  await house.pass(day);
  expect(house.texts().map(({ body }) => body)).toEqual(['One', 'Two, as it is']);
});
