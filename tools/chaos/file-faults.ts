import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BuiltServer } from '../../tests/support/built-server';
import { runCommand, startCommand } from './commands';
import { countLeads } from './count';
import type { Fault } from './faults';
import { type Home, marksOn, startServer, startStoreProcess } from './home';

/** The largest file of a data folder, which holds the leads. */
const getDataFile = (dir: string) =>
  readdirSync(dir)
    .map((name) => join(dir, name))
    .filter((file) => statSync(file).isFile())
    .sort((a, b) => statSync(b).size - statSync(a).size)[0]!;

/** Inverts some bytes in the middle of a file. */
const overwrite = (file: string) => {
  const handle = openSync(file, 'r+');
  const at = Math.floor(statSync(file).size * (0.2 + Math.random() * 0.6));
  const piece = Buffer.alloc(512);
  readSync(handle, piece, 0, piece.length, at);
  writeSync(
    handle,
    piece.map((byte) => ~byte),
    0,
    piece.length,
    at,
  );
  closeSync(handle);
};

const damages: readonly ((file: string) => void)[] = [
  overwrite,
  (file) => truncateSync(file, Math.floor(statSync(file).size / 2)),
  (file) => truncateSync(file, 0),
  rmSync,
];

const startOn = (dir: string): Promise<BuiltServer | undefined> => startServer(dir).catch(() => undefined);

/** Throws if the store came up without acknowledged leads, or with one twice. */
const hasAll = async (server: BuiltServer, acknowledged: readonly string[]) => {
  const { lost, twice } = countLeads(new Set(acknowledged), await marksOn(server.url));
  if (lost + twice > 0) throw new Error(`${lost} acknowledged leads are not there, ${twice} are twice`);
};

const backUp = (home: Home, file: string) => runCommand('backup', [file], { DATA_DIR: home.dataDir() });

/** Kills a command halfway, then runs it again to its end. */
const killAndRepeat = async (name: string, args: readonly string[], env: Record<string, string>) => {
  const first = startCommand(name, args, env);
  await wait(200 + Math.random() * 1500);
  first.kill();
  if ((await first.ended).code !== 0) await runCommand(name, args, env);
};

/** The process to kill halfway: the command, the server beside it, or nothing. */
const victims = ['command', 'server', 'nothing'] as const;

export const fileFaults: readonly Fault[] = [
  {
    name: 'data file damaged, backup restored',
    on: ['embedded'],
    happen: async (home, load, round) => {
      await load.hold();
      const file = join(home.folder, `before-damage-${round}.lantern`);
      await backUp(home, file);
      await home.servers[0]!.end('SIGKILL');
      damages[round % damages.length]!(getDataFile(home.dataDir()));
      const opened = await startOn(home.dataDir());
      if (opened) {
        await hasAll(opened, [...load.acknowledged]);
        await opened.end('SIGKILL');
      } else {
        const restored = join(home.folder, `restored-${round}`);
        await runCommand('restore', [file], { DATA_DIR: restored });
        await home.moveTo(restored);
      }
      load.goOn();
    },
  },
  {
    name: 'killed backup under load',
    on: ['embedded'],
    happen: async (home, load, round) => {
      const before = [...load.acknowledged];
      const folder = join(home.folder, `backup-${round}`);
      const file = `${folder}.lantern`;
      const backup = startCommand('backup', [file], { DATA_DIR: home.dataDir() });
      await wait(200 + Math.random() * 1500);
      const victim = victims[round % victims.length];
      if (victim === 'command') backup.kill();
      if (victim === 'server') await home.servers[0]!.end('SIGKILL');
      await backup.ended;
      await home.revive();
      // A leftover of the killed command gives way to the next run.
      if (!existsSync(file)) await backUp(home, file);
      await runCommand('backup-verify', [file], {});
      await runCommand('restore', [file], { DATA_DIR: folder });
      const restored = await startServer(folder);
      await hasAll(restored, before);
      await restored.end('SIGKILL');
      rmSync(folder, { recursive: true });
    },
  },
  {
    name: 'killed restore',
    on: ['embedded'],
    happen: async (home, load, round) => {
      await load.hold();
      const file = join(home.folder, `before-restore-${round}.lantern`);
      await backUp(home, file);
      const to = join(home.folder, `restore-${round}`);
      const restore = startCommand('restore', [file], { DATA_DIR: to });
      await wait(100 + Math.random() * 700);
      restore.kill();
      const { code } = await restore.ended;
      const half = code === 0 || !existsSync(to) ? undefined : await startOn(to);
      if (half) {
        await half.end('SIGKILL');
        throw new Error('a server starts on half of a restore');
      }
      if (code !== 0) await runCommand('restore', [file], { DATA_DIR: to });
      await home.moveTo(to);
      load.goOn();
    },
  },
  {
    name: 'killed move to another store',
    on: ['embedded'],
    happen: async (home, load, round) => {
      const env = { DATA_DIR: home.dataDir() };
      await using target = await startStoreProcess(join(home.folder, `target-${round}`));
      const uri = `mongodb://127.0.0.1:${target.port}/lantern?directConnection=true`;
      await killAndRepeat('move', [uri], env);
      await load.hold();
      await home.servers[0]!.end('SIGKILL');
      await killAndRepeat('move', [uri], env);
      const moved = await startServer(join(home.folder, 'nothing'), { MONGODB_URI: uri });
      await hasAll(moved, [...load.acknowledged]);
      await moved.end('SIGKILL');
      load.goOn();
    },
  },
];
