import { expect, test } from 'vitest';
import { type AgreementHouse, maria } from '../../support/agreements';
import { make } from '../../support/make';
import { shareAgreements } from '../../support/share-house';
import { signingPage } from '../../support/signing-page';

const shared = shareAgreements();

const jose = { name: 'Jose Lopez', email: 'jose.lopez@example.com', role: 'spouse' } as const;
const rounds = 3;

const receiveLead = async ({ app }: AgreementHouse, round: number): Promise<string> =>
  (await app.anyone.post('/api/clients', make.client({ lastName: `Lopez Round${round}` }))).body.id;

/** A signer who has only the last button left to press. */
const bringToSign = async (house: AgreementHouse, token: string, name: string) => {
  const browser = await house.admit(token);
  const page = signingPage(browser, token);
  await page.markAll(name);
  return page.sign;
};

/** Returns the agreement's state and steps, and the lead's status and tasks, once everything was carried out. */
const findOutcome = async (house: AgreementHouse, lead: string, id: string) => {
  await house.app.outbox.run();
  await house.app.consents.sealAll();
  const { state, events } = await house.agreement(id);
  const steps = (events as { step: string }[]).map(({ step }) => step);
  const entries = (await house.admin.get(`/api/agreements/${id}/entries`)).body;
  expect(entries.map(({ record }: { record: { step: string } }) => record.step)).toEqual(steps);
  const { status } = (await house.admin.get(`/api/clients/${lead}`)).body;
  const { openTasks = [] } = (await house.app.models.clients.findById(lead).lean())!;
  return { state, steps, status, needs: openTasks.map(({ need }) => need) };
};

test('of a void and the firm’s signature at once one holds, in the agreement, the ledger, the file and the lead', async () => {
  const house = await shared();
  const { lawyer, admin } = house;
  for (let round = 0; round < rounds; round++) {
    const lead = await receiveLead(house, round);
    const { id, tokens } = await house.send({ lead });
    await (await bringToSign(house, tokens[0]!, maria.name))();
    await lawyer.confirm();
    const takeBack = () => admin.post(`/api/agreements/${id}/void`, { reason: 'A wrong percentage' });
    const sign = () => lawyer.mutate('agreements.countersign', { id });
    const acts = round % 2 === 0 ? [takeBack, sign] : [sign, takeBack];
    const answers = await Promise.all(acts.map((act) => act()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { state, steps, status, needs } = await findOutcome(house, lead, id);
    const isComplete = state === 'complete';
    expect(steps.filter((step) => ['void', 'countersigned', 'complete'].includes(step))).toEqual(
      isComplete ? ['countersigned', 'complete'] : ['void'],
    );
    expect([state, status === 'Signed', needs]).toEqual([isComplete ? 'complete' : 'void', isComplete, []]);
    expect((await house.agreement(id)).fileHash !== null).toBe(isComplete);
  }
});

test('of two that replace the same agreement at once one is sent, and nothing else is out', async () => {
  const house = await shared();
  const { app } = house;
  const old = await house.send();
  const answers = await Promise.all([1, 2, 3].map(() => house.post({ replaces: old.id })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const docs = await app.models.agreements.find().lean();
  const sent = answers.find(({ status }) => status === 201)!.body.id;
  expect(docs.filter(({ state }) => state !== 'void').map(({ _id }) => String(_id))).toEqual([sent]);
  expect(await house.agreement(old.id)).toMatchObject({ state: 'void', replacedBy: sent });
});

test('of two that replace different documents of one envelope at once one is sent, and nothing else is out', async () => {
  const house = await shared();
  const templates = ['Notice to cancel', 'Contingency fee agreement'].map(house.templateCalled);
  const sendBoth = { template: undefined as never, templates };
  let out = (await house.post(sendBoth)).body.agreements as { id: string }[];
  for (let round = 0; round < rounds; round++) {
    const answers = await Promise.all(out.map(({ id }) => house.post({ ...sendBoth, replaces: id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    out = answers.find(({ status }) => status === 201)!.body.agreements;
    const waiting = await house.app.models.agreements.find({ state: { $ne: 'void' } }).lean();
    expect(waiting.map(({ _id }) => String(_id)).sort()).toEqual(out.map(({ id }) => id).sort());
  }
});

test('of a void of a whole envelope and a signature in it at once both count, or the void alone', async () => {
  const house = await shared();
  const templates = ['Notice to cancel', 'Contingency fee agreement'].map(house.templateCalled);
  for (let round = 0; round < rounds; round++) {
    const lead = await receiveLead(house, round);
    const { body } = await house.post({ template: undefined as never, templates, lead });
    const [first, second] = (body.agreements as { id: string }[]).map(({ id }) => id) as [string, string];
    const token = house.tokenIn(body.links[0].url);
    const sign = await bringToSign(house, token, maria.name);
    const wholeEnvelope = { reason: 'A wrong percentage', isWholeEnvelope: true };
    const [voided, signed] = await Promise.all([
      house.admin.post(`/api/agreements/${second}/void`, wholeEnvelope),
      sign(),
    ]);
    expect(voided.status).toBe(200);
    const { state, steps } = await findOutcome(house, lead, first);
    expect([...steps.filter((step) => step === 'signed'), state]).toEqual(
      signed.status === 303 ? ['signed', steps.includes('complete') ? 'complete' : 'void'] : ['void'],
    );
    expect((await house.agreement(second)).state).toBe('void');
  }
});

test('of a void and a signer’s signature at once the void holds, and a signature counts only before it', async () => {
  const house = await shared();
  for (let round = 0; round < rounds; round++) {
    const lead = await receiveLead(house, round);
    const { id, tokens } = await house.send({ lead });
    const sign = await bringToSign(house, tokens[0]!, maria.name);
    const takeBack = () => house.admin.post(`/api/agreements/${id}/void`, { reason: 'A wrong percentage' });
    const [voided, signed] = await Promise.all([takeBack(), sign()]);
    expect(voided.status).toBe(200);
    const { state, steps, status, needs } = await findOutcome(house, lead, id);
    expect(steps.filter((step) => step === 'void' || step === 'signed')).toEqual(
      signed.status === 303 ? ['signed', 'void'] : ['void'],
    );
    expect([state, status === 'Signed', needs]).toEqual(['void', false, []]);
  }
});

test('two signers at once both count, and the firm gets one task for the agreement', async () => {
  const house = await shared();
  for (let round = 0; round < rounds; round++) {
    const lead = await receiveLead(house, round);
    const { id, tokens } = await house.send({ lead, signers: [maria, jose] });
    const sign = [
      await bringToSign(house, tokens[0]!, maria.name),
      await bringToSign(house, tokens[1]!, jose.name),
    ];
    const answers = await Promise.all(sign.map((act) => act()));
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    const { state, steps, needs } = await findOutcome(house, lead, id);
    expect([state, steps.filter((step) => step === 'signed').length]).toEqual(['signed', 2]);
    expect(needs).toEqual(['countersign']);
  }
});
