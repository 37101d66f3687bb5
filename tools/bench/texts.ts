import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createProviderDouble } from '../../scripts/texts/stand-in';
import { startBuiltServer } from '../../tests/support/built-server';
import { caller } from '../../tests/support/caller';
import { make } from '../../tests/support/make';
import { ourNumber, publicUrl, standInEnv } from '../../tests/support/texts';
import { measureAtRate, measureCpu } from './load';
import { quantile, type Row, row } from './row';

const seconds = 30;
const leadsPerSecond = 100;
const textsPerSecond = 10;
const alone = 300;
let number = 0;

/** Each is a different person, as in the vendor benchmark. */
const nextPhone = () => `+1415${2_000_000 + number++}`;

type Call = () => Promise<number>;

const expectStatus = (status: number, wanted: number) => {
  if (status !== wanted) throw new Error(`A request was answered with ${status}`);
  return status;
};

/** Texts that arrive by the provider's webhook while leads come in, and the CPU time of one next to that of a lead. */
export const run = async (): Promise<Row[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lantern-bench-'));
  const standIn = await createProviderDouble({ provider: 'twilio' });
  const server = await startBuiltServer({
    dataDir,
    env: standInEnv(standIn),
  });
  const anyone = caller(server.url);
  const sendLead: Call = async () => {
    const phoneNumber = nextPhone();
    const lead = make.client({ phoneNumber, email: `${phoneNumber.slice(1)}@example.com` });
    return expectStatus((await anyone.post('/api/clients', lead)).status, 201);
  };
  const path = '/api/texts/inbound';
  const sendText: Call = async () => {
    const text = { from: nextPhone(), to: ourNumber, body: 'At 3 is fine' };
    const status = await standIn.receive(text, {
      sentTo: server.url + path,
      publicUrl: publicUrl + path,
    });
    return expectStatus(status, 204);
  };
  const cpuPerCall = async (call: Call) => {
    const before = measureCpu(server.pid);
    for (let count = 0; count < alone; count++) await call();
    // The work after an answer counts, too.
    await wait(2000);
    return ((measureCpu(server.pid) - before) * 1000) / alone;
  };
  try {
    for (const call of [sendLead, sendText]) await cpuPerCall(call);
    const cpu = { lead: await cpuPerCall(sendLead), text: await cpuPerCall(sendText) };
    const [texts, leads] = await Promise.all([
      measureAtRate({ perSecond: textsPerSecond, seconds }, sendText),
      measureAtRate({ perSecond: leadsPerSecond, seconds }, sendLead),
    ]);
    const note = `${textsPerSecond} texts beside ${leadsPerSecond} leads a second, for ${seconds} s`;
    const toMs = (all: readonly number[], part: number) => Math.round(quantile(all, part));
    return [
      row('99 of 100 texts that arrive are answered within', toMs(texts, 0.99), 'ms', { below: 200, note }),
      row('  half of them within', toMs(texts, 0.5), 'ms'),
      row('99 of 100 leads are answered within', toMs(leads, 0.99), 'ms', {
        note: `half within ${toMs(leads, 0.5)} ms`,
      }),
      row('CPU of a text that arrives', Number(cpu.text.toFixed(1)), 'ms', {
        note: 'with what follows its answer',
      }),
      row('  to that of a lead', Number((cpu.text / cpu.lead).toFixed(2)), 'times', {
        note: `${cpu.lead.toFixed(1)} ms`,
      }),
    ];
  } finally {
    await server.end();
    await standIn[Symbol.asyncDispose]();
    await rm(dataDir, { recursive: true, force: true });
  }
};
