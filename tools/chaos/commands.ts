import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts a command of the build (`dist/server/NAME.js`) in its own process, which can be killed. */
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

/** Runs a command to its end; throws with its output if it fails. */
export const runCommand = async (name: string, args: readonly string[], env: Record<string, string>) => {
  const { code, printed } = await startCommand(name, args, env).ended;
  if (code !== 0) throw new Error(`${name} ended with ${code}: ${printed}`);
  return printed;
};
