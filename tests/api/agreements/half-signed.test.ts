import { readFileSync } from 'node:fs';
import mongoose from 'mongoose';
import { expect, test } from 'vitest';
import type { AgreementDoc, AgreementFileDoc } from '../../../server/documents/agreement.model';
import { checkAgreement } from '../../../server/documents/check-agreement';
import type { AgreementEntry, Certificate } from '../../../shared/schemas/consent';
import { openAgreements } from '../../support/agreements';

/** Signed by the client on November 29, 2026, when the notes of steps were sentences, and not yet by the firm. */
const half = mongoose.mongo.BSON.EJSON.parse(
  readFileSync(new URL('../../fixtures/sealed/half-signed.json', import.meta.url), 'utf8'),
) as { doc: AgreementDoc; file: AgreementFileDoc };

test('an agreement that was signed before and is countersigned now verifies, with its notes as they were', async () => {
  await using house = await openAgreements();
  const { app, admin, lead } = house;
  const id = String(half.doc._id);
  await app.models.agreementFiles.create(half.file);
  await app.models.agreements.create({ ...half.doc, leadId: lead, outbox: [] });
  house.clock.time += 4 * 60 * 60_000;
  expect((await house.countersign(id)).status).toBe(200);
  await app.outbox.run();
  await app.consents.sealAll();
  const { cookie } = admin.headers as { cookie: string };
  const answer = await fetch(`${app.url}/api/agreements/${id}/file`, { headers: { cookie } });
  const entries = (await admin.get(`/api/agreements/${id}/entries`)).body as Certificate[];
  expect(checkAgreement(Buffer.from(await answer.arrayBuffer()), { entries }).findings).toEqual([]);
  const notes = entries.map(({ record }) => record as AgreementEntry).map(({ step, note }) => [step, note]);
  expect(notes).toContainEqual(['marked', 'sign 2']);
  expect(notes).toContainEqual(['consented', 'version 2026-11-25']);
  const { events } = await house.agreement(id);
  expect(events.map(({ step, note }: { step: string; note: string }) => [step, note])).toContainEqual([
    ...['marked', 'initial 1'],
  ]);
});
