import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A command of the build (`dist/server/NAME.js`) in a process of its own, which can be killed. */
export const startCommand = (name: string, args: readonly string[], env: Record<string, string>) => {
  const child = spawn(process.execPath, [`dist/server/${name}.js`, ...args], {
    env: { ...process.env, MONGODB_URI: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece) => {
      printed += piece;
    });
  const ended = once(child, 'exit').then(([code]) => ({ code: code as number | null, printed }));
  return { kill: () => child.kill('SIGKILL'), ended };
};

/** Runs a command to its end; one that fails is an error with what it said. */
export const runCommand = async (name: string, args: readonly string[], env: Record<string, string>) => {
  const { code, printed } = await startCommand(name, args, env).ended;
  if (code !== 0) throw new Error(`${name} ended with ${code}: ${printed}`);
  return printed;
};
