import { closeRecord } from '../../server/proof/consent.model';
import type { ClientInput } from '../../shared/schemas/client';
import type { ConsentGrade } from '../../shared/schemas/consent';
import { findToken } from './built-form';
import { patiently } from './caller';
import { consented } from './consented';
import type { TestApp } from './start-app';

/** Changes the grade of a lead's answer behind the server's back: for grades that a test cannot obtain. */
export const giveGrade = async ({ models, consents }: TestApp, leadId: string, evidence: ConsentGrade) => {
  await consents.ingestConsents(leadId);
  const doc = await models.consents.findOne({ clientId: leadId, kind: 'answer' }).lean();
  if (doc?.record?.kind !== 'answer') throw new Error('The lead brought no answer');
  const record = { ...doc.record, evidence };
  await models.consents.updateOne({ _id: doc._id }, { $set: closeRecord(models.leadSeal, record) });
};

/** A lead through our form: with our own wording, and a token used once. */
export const sendWitnessed = async (app: TestApp, different: Partial<ClientInput> = {}): Promise<string> => {
  const lead = consented({ ...(await findToken(app)), ...different });
  const { status, body } = await patiently(() => app.anyone.post('/api/clients', lead));
  if (status !== 201) throw new Error(`A lead was answered ${status}`);
  return body.id;
};
