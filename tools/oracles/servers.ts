import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../tests/support/built-server';

const root = resolve(import.meta.dirname, '../..');

const build = (folder: string, program: string, args: readonly string[]) => {
  const { status, error } = spawnSync(program, args, { cwd: folder, stdio: 'inherit' });
  if (error)
    throw new Error(`${program} is not on this machine; tools/oracles/README.md says what is needed.`);
  if (status !== 0) throw new Error(`${program} could not build the server.`);
};

/** Servers that can be built from ordinary package registries, and how to start them on a local port. */
const recipes = {
  'mongo-java-server': {
    build: (folder: string) =>
      build(folder, 'mvn', ['-q', 'compile', 'dependency:copy-dependencies', '-DoutputDirectory=target/lib']),
    command: (port: number) => ['java', '-Xmx2g', '-cp', 'target/classes:target/lib/*', 'Main', `${port}`],
  },
  ferretdb: {
    build: (folder: string) => build(folder, 'go', ['build', '-o', 'ferret', '.']),
    command: (port: number) => ['./ferret', `127.0.0.1:${port}`, `data-${port}`],
  },
} as const;

export type OracleName = keyof typeof recipes;
export const oracleNames = Object.keys(recipes) as OracleName[];

const answers = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => done(true)).once('error', () => done(false));
    socket.once('connect', () => socket.destroy());
  });

const ending = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
};

/** Builds a server under `.cache/oracles` and starts it; `uri` is its address. */
export const startOracle = async (name: OracleName) => {
  const folder = join(root, '.cache/oracles', name);
  mkdirSync(folder, { recursive: true });
  cpSync(join(import.meta.dirname, name), folder, { recursive: true });
  recipes[name].build(folder);
  const port = await freePort();
  const [program, ...args] = recipes[name].command(port);
  const child = spawn(program!, args, { cwd: folder, stdio: 'ignore' });
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}.`);
    await wait(200);
  }
  return {
    uri: `mongodb://127.0.0.1:${port}/?directConnection=true`,
    [Symbol.asyncDispose]: () => ending(child),
  };
};
