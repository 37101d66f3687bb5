import { type Env, noSessionSecret, readEnv } from '../server/start/env';

/** The environment of a command that reads raw data: the secret required with MONGODB_URI is not needed. */
export const dataEnv = (): Env => {
  const isShared = Boolean(process.env.MONGODB_URI);
  return readEnv(process.env, isShared ? { SESSION_SECRET: noSessionSecret } : {});
};
