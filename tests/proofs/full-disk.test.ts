import { execFileSync } from 'node:child_process';
import { appendFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort, startBuiltServer } from '../support/built-server';
import { caller } from '../support/caller';
import { eventually } from '../support/eventually';
import { make } from '../support/make';
import { canMount, tempDir } from '../support/store/embedded-store';

test.skipIf(!canMount)(
  'on a full disk pages are served, and balancers and Prometheus learn that leads cannot be stored (needs root)',
  async () => {
    await using folder = await tempDir();
    const dataDir = folder.path;
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', dataDir]);
    const metricsPort = await freePort();
    const server = await startBuiltServer({ dataDir, env: { METRICS_PORT: `${metricsPort}` } });
    try {
      const anyone = caller(server.url);
      const forLeads = async () => (await anyone.get('/readyz?for=leads')).status;
      expect(await forLeads()).toBe(200);
      const ballast = join(dataDir, 'ballast');
      const fill = () => {
        const { bavail, bsize } = statfsSync(dataDir);
        if (bavail > 0) appendFileSync(ballast, Buffer.alloc(bavail * bsize));
      };
      let number = 0;
      const send = async () => {
        fill();
        const person = make.client({ additionalInfo: 'x'.repeat(1900), email: `${++number}@example.com` });
        return (await anyone.post('/api/clients', person)).status;
      };
      await eventually(send).toBe(503);
      // The store may give room back to the disk meanwhile.
      const whileFull =
        <Result>(look: () => Promise<Result>) =>
        () => {
          fill();
          return look();
        };
      await eventually(whileFull(forLeads)).toBe(503);
      // A busy machine may answer one ping too late.
      await eventually(async () => (await anyone.get('/readyz')).status).toBe(200);
      expect((await anyone.get('/')).status).toBe(200);
      const metrics = () => fetch(`http://127.0.0.1:${metricsPort}/metrics`).then((answer) => answer.text());
      await eventually(metrics).toContain('lantern_part_ready{part="database"} 1');
      await eventually(whileFull(metrics)).toContain('lantern_part_ready{part="can-write"} 0');
      rmSync(ballast);
      await eventually(forLeads).toBe(200);
    } finally {
      await server.end();
      execFileSync('umount', ['-l', dataDir]);
    }
  },
  180_000,
);
