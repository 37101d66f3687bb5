import { fileURLToPath } from 'node:url';
import { createApp } from '../app';
import { createSessions } from '../auth/sessions';
import { createNewLeads } from '../clients/new-leads';
import { createConnection, openConnection, untilAvailable } from '../db/connect';
import { createLog } from '../http/request-log';
import { createLimits } from '../limits/rate-limits';
import { createModels } from '../models';
import { createPages } from '../pages/create-pages';
import type { Env } from './env';
import type { HttpServer } from './http-server';
import { prepareDatabase } from './prepare-database';
import { stopServing } from './stop';

/** Puts the whole application onto a server; `open` connects it to its database. */
export const createLantern = async (env: Env, secret: string, server: HttpServer) => {
  const isProduction = env.NODE_ENV === 'production';
  const now = Date.now;
  const connection = createConnection();
  const models = createModels(connection);
  const pages = await createPages({
    distDir: fileURLToPath(new URL('../client', import.meta.url)),
    imageHost: env.IMAGE_HOST ?? '',
    ...(!isProduction && { dev: { server } }),
  });
  let ready = false;
  const app = createApp({
    models,
    sessions: createSessions({ models, secret, publicUrl: env.PUBLIC_URL, now }),
    limits: createLimits({ on: env.RATE_LIMITS === 'on' }),
    newLeads: createNewLeads(),
    now,
    log: createLog(),
    isReady: () => ready && connection.readyState === 1,
    trustProxy: env.TRUST_PROXY,
    publicUrl: env.PUBLIC_URL,
    imageHost: env.IMAGE_HOST,
    ipLookupUrl: env.IP_LOOKUP_URL,
    pages: {
      handler: pages.handler,
      form: await pages.formPages(),
      strictContent: isProduction,
      frames: pages.frames,
      inlineScripts: pages.inlineScripts,
    },
  });
  server.on('request', app);

  return {
    /** Connects to the database and gives a new one what it needs; answers a new administrator's password. */
    async open(uri: string, dbName: string | undefined) {
      await openConnection(connection, uri, dbName);
      const settings = { adminPassword: env.ADMIN_PASSWORD, now };
      const password = await untilAvailable(() => prepareDatabase(models, settings));
      ready = true;
      return password;
    },
    async close() {
      await stopServing(server);
      await pages.close();
      await connection.close();
    },
  };
};
