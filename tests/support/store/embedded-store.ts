import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import mongoose from 'mongoose';
import { type EmbeddedStoreOptions, startEmbeddedStore } from '../../../server/db/embedded/start';
import { bundledScript } from '../bundled-script';

const { MongoClient } = mongoose.mongo;
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A temporary folder, removed after the test. */
export async function tempDir() {
  const path = await mkdtemp(join(tmpdir(), 'lantern-store-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

/** An embedded store in its own folder, with the official driver connected to it. */
export async function openStore(options: Partial<EmbeddedStoreOptions> = {}) {
  const folder = await tempDir();
  const dir = options.dir ?? folder.path;
  const store = await startEmbeddedStore({ ...options, dir });
  const client = await MongoClient.connect(store.uri);
  let databases = 0;
  let closed = false;
  const close = async () => {
    if (closed) return;
    closed = true;
    await client.close();
    await store.close();
  };
  return {
    dir,
    uri: store.uri,
    client,
    /** An empty collection in a database that no other test uses. */
    collection: (name = 'things') => client.db(`test${++databases}`).collection(name),
    close,
    async [Symbol.asyncDispose]() {
      await close();
      await folder[Symbol.asyncDispose]();
    },
  };
}

/** Runs a TypeScript file in its own process; resolves once it has printed its first line. */
export async function runScript(file: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [await bundledScript(file), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  let errors = '';
  let printed = '';
  child.stdout.on('data', (text) => {
    printed += text;
  });
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const firstLine = new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (text) => resolve(String(text)));
    void ended.then(() => reject(new Error(`ended early: ${errors}`)));
  });
  firstLine.catch(() => {});
  return { child, ended, firstLine, errors: () => errors, printed: () => printed };
}

/** Runs `lantern` with these arguments. */
export const runLantern = (args: string[], env?: NodeJS.ProcessEnv) =>
  runScript('scripts/lantern.ts', args, env);

/** True if a small file system can be created, which requires root on Linux. */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0 && mounts();

function mounts(): boolean {
  const probe = mkdtempSync(join(tmpdir(), 'lantern-probe-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', probe], { stdio: 'ignore' });
    execFileSync('umount', [probe]);
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(probe);
  }
}
