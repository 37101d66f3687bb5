import { type Env, noSessionSecret, readEnv } from '../server/start/env';

/** The settings of a command that takes data as they are: a secret that a server needs beside MONGODB_URI does not matter. */
export const dataEnv = (): Env => {
  const isShared = Boolean(process.env.MONGODB_URI);
  return readEnv({ ...(isShared && { SESSION_SECRET: noSessionSecret }), ...process.env });
};
