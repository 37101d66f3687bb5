import type { PrivateNetworks } from '../../../server/core/endpoints/public-address';
import type { MailSettings } from '../../../server/mail/deps';
import { createTransport } from '../../../server/mail/transport';
import type { BackupSettings } from '../../../server/operations/archive/backups';
import type { Settings as AllSettings } from '../../../server/start/create-parts';
import type { TextSettings } from '../../../server/texting/texts';
import { firm } from '../browser/firm';
import { patiently } from '../caller';
import { make } from '../make';
import { type builtSite, noMail, startApp } from '../start-app';
import { startSmtp } from './smtp';

const noon = Date.UTC(2026, 10, 22, 12);
let leads = 0;

type Settings = Partial<MailSettings> & {
  url?: string;
  publicUrl?: string;
  site?: typeof builtSite;
  at?: number;
  timeZone?: string;
  backup?: BackupSettings;
  conflictStanding?: AllSettings['conflictStanding'];
  networks?: PrivateNetworks;
  trustProxy?: boolean;
  limits?: boolean;
  dbName?: string;
  texts?: TextSettings;
};

/** An application with a real mail server, and a clock that the test moves. */
export const openMail = async (settings: Settings = {}) => {
  const {
    url,
    at = noon,
    publicUrl = firm.origin,
    site,
    timeZone = firm.timeZone,
    backup,
    networks = [],
    conflictStanding,
    trustProxy,
    limits,
    dbName,
    texts,
    ...mail
  } = settings;
  const smtp = await startSmtp();
  const clock = { time: at };
  const app = await startApp({
    now: () => clock.time,
    publicUrl,
    ...(site && { site }),
    firm: async () => ({ ...firm, timeZone }),
    ...(trustProxy && { trustProxy }),
    ...(limits && { limits }),
    ...(dbName && { dbName }),
    ...(texts && { texts }),
    ...(conflictStanding && { conflictStanding }),
    backup,
    networks,
    mail: {
      ...noMail,
      transport: createTransport(url ?? smtp.url),
      from: 'Lantern Justice <help@lantern.example>',
      ...mail,
    },
  });
  return {
    app,
    smtp,
    clock,
    lead: async (person: Parameters<typeof make.client>[0] = {}) => {
      const input = make.client({ lastName: `Lopez ${++leads}`, ...person });
      return (await patiently(() => app.anyone.post('/api/clients', input))).body.id;
    },
    entries: () => app.models.outbox.find({ kind: 'mail' }).sort({ at: 1, _id: 1 }).lean(),
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await smtp[Symbol.asyncDispose]();
    },
  };
};
