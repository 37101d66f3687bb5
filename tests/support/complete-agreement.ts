import type { Certificate } from '../../shared/schemas/consent';
import type { AgreementHouse } from './agreements';

/** An agreement signed by everyone, its sealed PDF, and its ledger entries. */
export const completeAgreement = async (
  house: AgreementHouse,
  post: Parameters<AgreementHouse['send']>[0] = {},
) => {
  const { id, tokens } = await house.send(post);
  await house.signAll(await house.admit(tokens[0]!), tokens[0]!);
  await house.countersign(id);
  await house.app.outbox.run();
  await house.app.consents.sealAll();
  const { cookie } = house.admin.headers as { cookie: string };
  const answer = await fetch(`${house.app.url}/api/agreements/${id}/file`, { headers: { cookie } });
  const file = Buffer.from(await answer.arrayBuffer());
  const entries = (await house.admin.get(`/api/agreements/${id}/entries`)).body as Certificate[];
  return { id, file, entries };
};
