import { statfs } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { Connection } from 'mongoose';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Answered } from '../../core/http/request-log';
import type { Tally } from '../../core/tally';
import { notSample } from '../../leads/store/sample';
import { latestHead } from '../../proof/certificate';
import type { Backups } from '../archive/backups';
import type { Models } from '../models';

export const metricsServer = (register: Registry): Server =>
  createServer(async (req, res) => {
    if (req.url !== '/metrics') return void res.writeHead(404).end('Not found\n');
    if (req.method !== 'GET') return void res.writeHead(405, { Allow: 'GET' }).end();
    const text = await register.metrics();
    res.writeHead(200, { 'Content-Type': register.contentType }).end(text);
  });

/** Better a gap than a hanging scrape. */
const answersWithin = 2000;

type Options = {
  models: Models;
  connection: Connection;
  /** Submissions to the intake. */
  arrived: Tally<[source: string, outcome: string]>;
  /** The state of each part, true if it works; see `start/readiness.ts`. */
  readiness: () => Promise<Record<string, boolean>>;
  backups: Pick<Backups, 'state'>;
  /** The folder whose disk the server writes to; undefined if the data is elsewhere. */
  dataDir?: string | undefined;
  now: () => number;
};

/** Seconds since `at`, for a gauge that shows an age. */
const computeAge = (now: () => number, at: Date | string): number =>
  Math.max(0, (now() - new Date(at).getTime()) / 1000);

/** The metrics of one running server, in Prometheus format. No label contains user input. */
export const createMetrics = ({ models, connection, arrived, readiness, backups, dataDir, now }: Options) => {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });

  const requests = new Histogram({
    name: 'lantern_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer, by the route that answered and by status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2.5, 10],
    registers,
  });

  new Counter({
    name: 'lantern_leads_total',
    help: 'Leads received since the start, by source and outcome',
    labelNames: ['source', 'outcome'],
    registers,
    collect() {
      this.reset();
      for (const { words, count } of arrived.read()) {
        const [source, outcome] = words;
        this.inc({ source, outcome }, count);
      }
    },
  });

  /** A gauge that is read at each scrape, and missing if its part does not respond. */
  const gauge = <Label extends string = never>(
    name: string,
    help: string,
    read: (set: (value: number, labels?: Record<Label, string>) => void) => Promise<void>,
    labelNames: Label[] = [],
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        // A part that does not respond has no value: missing is not zero.
        if (labelNames.length > 0) this.reset();
        else this.remove();
        await read((value, labels) => (labels ? this.set(labels as never, value) : this.set(value))).catch(
          () => undefined,
        );
      },
    });

  gauge(
    'lantern_part_ready',
    'Whether a part of the server can do its work: 1 or 0',
    async (set) => {
      for (const [part, isReady] of Object.entries(await readiness())) set(Number(isReady), { part });
    },
    ['part'],
  );
  gauge('lantern_leads_waiting', 'Leads that nobody has answered yet', async (set) =>
    set(await models.clients.countDocuments({ waitingSince: { $gt: new Date(0) }, ...notSample })),
  );
  gauge(
    'lantern_lead_longest_wait_seconds',
    'How long the oldest unanswered lead has waited',
    async (set) => {
      const [oldest] = await models.clients
        .find({ waitingSince: { $gt: new Date(0) }, ...notSample })
        .sort({ waitingSince: 1 })
        .limit(1)
        .select({ waitingSince: 1 })
        .lean();
      set(oldest?.waitingSince ? computeAge(now, oldest.waitingSince) : 0);
    },
  );
  gauge('lantern_newest_lead_age_seconds', 'Time since the newest lead arrived', async (set) => {
    const [newest] = await models.clients
      .find(notSample)
      .sort({ createdAt: -1, _id: -1 })
      .limit(1)
      .select({ createdAt: 1 })
      .lean();
    if (newest) set(computeAge(now, newest.createdAt));
  });
  gauge(
    'lantern_outbox_entries',
    'Work of the outbox that waits or has failed',
    async (set) => {
      const own = { every: { $exists: false } };
      set(await models.outbox.countDocuments({ ...own, state: { $in: ['waiting', 'working'] } }), {
        state: 'waiting',
      });
      set(await models.outbox.countDocuments({ ...own, state: 'needs a look' }), { state: 'failed' });
    },
    ['state'],
  );
  gauge('lantern_outbox_oldest_due_seconds', 'How long the oldest due work has been due', async (set) => {
    const [oldest] = await models.outbox
      .find({ state: 'waiting', dueAt: { $lte: new Date(now()) } })
      .sort({ dueAt: 1 })
      .limit(1)
      .select({ dueAt: 1 })
      .lean();
    set(oldest ? computeAge(now, oldest.dueAt) : 0);
  });
  gauge('lantern_store_ping_seconds', 'How long the database took to answer a ping', async (set) => {
    const startedAt = performance.now();
    await connection.db!.command({ ping: 1 }, { signal: AbortSignal.timeout(answersWithin) });
    set((performance.now() - startedAt) / 1000);
  });
  gauge('lantern_ledger_head_age_seconds', 'Age of the newest signed head of the consents', async (set) => {
    const head = await latestHead(models);
    if (head) set(computeAge(now, head.timestamp));
  });
  gauge('lantern_consents_unsealed', 'Records of consent that are not in the ledger yet', async (set) =>
    set(await models.consents.countDocuments({ unsealed: true })),
  );
  gauge('lantern_backup_age_seconds', 'Age of the newest backup that the clock made', async (set) => {
    const { lastAt } = await backups.state();
    if (lastAt) set(computeAge(now, lastAt));
  });
  gauge('lantern_backup_scheduled', 'Whether backups by the clock are set up: 1 or 0', async (set) =>
    set(Number((await backups.state()).isOn)),
  );
  gauge('lantern_backup_late', 'Whether the backups by the clock are behind: 1 or 0', async (set) =>
    set(Number((await backups.state()).isLate)),
  );
  if (dataDir)
    gauge('lantern_disk_free_bytes', 'Room left on the disk of DATA_DIR', async (set) => {
      const { bavail, bsize } = await statfs(dataDir);
      set(bavail * bsize);
    });

  return {
    register,
    /** Serves `GET /metrics` on a separate port, which no proxy exposes to visitors. */
    server: () => metricsServer(register),
    /** Counts one answered request. */
    observe: ({ method, route, status, ms }: Answered): void =>
      requests.observe({ method, route, status: String(status) }, ms / 1000),
  };
};
