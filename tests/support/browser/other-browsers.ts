import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../built-server';
import { eventually } from '../eventually';

/** Sends a command of WebDriver, and returns its value. */
type Send = (command: keyof typeof paths, parameters?: Record<string, unknown>) => Promise<unknown>;
type Session = { send: Send; end: () => unknown };

/** Where a command stands over HTTP. Over Firefox's own socket, its name is enough. */
const paths = {
  SetWindowRect: 'POST /window/rect',
  Navigate: 'POST /url',
  GetCurrentURL: 'GET /url',
  FindElements: 'POST /elements',
  GetElementRect: 'GET /element/:id/rect',
  IsElementDisplayed: 'GET /element/:id/displayed',
  ElementClick: 'POST /element/:id/click',
  ElementClear: 'POST /element/:id/clear',
  ElementSendKeys: 'POST /element/:id/value',
};

/** Talks to Firefox over the socket that its remote control opens: `length:[kind, id, error, result]`. */
const speakMarionette = (socket: Socket) => {
  const waiting = new Map<number, (answer: { error?: { message: string }; result: unknown }) => void>();
  let received = Buffer.alloc(0);
  socket.on('data', (part: Buffer) => {
    received = Buffer.concat([received, part]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)));
      if (colon < 0 || received.length < end) return;
      const message = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      if (Array.isArray(message)) waiting.get(message[1])?.({ error: message[2], result: message[3] });
    }
  });
  return async (command: string, parameters: object = {}) => {
    const id = waiting.size + 1;
    const text = JSON.stringify([0, id, `WebDriver:${command}`, parameters]);
    const { error, result } = await new Promise<{ error?: { message: string }; result: unknown }>(
      (resolve) => {
        waiting.set(id, resolve);
        socket.write(`${Buffer.byteLength(text)}:${text}`);
      },
    );
    if (error) throw new Error(error.message);
    return typeof result === 'object' && result && 'value' in result ? result.value : result;
  };
};

/** Debian's Firefox, without a window. */
const startFirefox = async (withScript: boolean): Promise<Session> => {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const preferences = { 'marionette.port': port, 'javascript.enabled': withScript };
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--marionette', '--profile', profile];
  const browser = spawn('firefox-esr', args, { stdio: 'ignore' });
  let socket: Socket | undefined;
  await eventually(async () => {
    const attempt = connect(port, '127.0.0.1');
    socket = await once(attempt, 'connect').then(
      () => attempt,
      () => undefined,
    );
    return socket !== undefined;
  }).toBe(true);
  const send = speakMarionette(socket!);
  await send('NewSession');
  await send('SetWindowRect', { width: 390, height: 844 });
  const end = async () => {
    browser.kill();
    await once(browser, 'exit');
    rmSync(profile, { recursive: true, force: true });
  };
  return { send, end };
};

/** Debian's WebKit, in a window that nobody sees. */
const startWebKit = async (withScript: boolean): Promise<Session> => {
  const port = await freePort();
  // Without script it does not scroll to what is pressed, so the whole page is in view.
  const height = withScript ? 844 : 6_000;
  const server = ['-a', '-s', `-screen 0 390x${height}x24`, 'WebKitWebDriver', `--port=${port}`];
  const driver = spawn('xvfb-run', server, { stdio: 'ignore', detached: true });
  const call = async (method: string, path: string, body?: object) => {
    const options = { method, body: method === 'POST' ? JSON.stringify(body) : undefined };
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, options);
    const { value } = (await answer.json()) as {
      value: { error: string; message: string; sessionId: string };
    };
    if (!answer.ok) throw new Error(`${value.error} at ${path}: ${value.message}`);
    return value;
  };
  const browserOptions = {
    binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    args: ['--automation', `--enable-javascript=${withScript}`],
  };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } };
  let session: string | undefined;
  await eventually(async () => {
    session = await call('POST', '', { capabilities }).then(
      ({ sessionId }) => sessionId,
      () => undefined,
    );
    return session !== undefined;
  }).toBe(true);
  const send: Send = (command, parameters = {}) => {
    const [method, path] = paths[command].split(' ');
    return call(method!, `/${session}${path!.replace(':id', String(parameters.id))}`, parameters);
  };
  await send('SetWindowRect', { width: 390, height });
  const end = async () => {
    await call('DELETE', `/${session}`);
    process.kill(-driver.pid!);
  };
  return { send, end };
};

/** A browser as a person uses it: elements are named by XPath, and the first one that can be seen counts. */
const use = ({ send, end }: Session) => {
  const find = async (xpath: string) => {
    const elements = (await send('FindElements', { using: 'xpath', value: xpath })) as object[];
    for (const one of elements) {
      const id: string = Object.values(one)[0];
      if (await send('IsElementDisplayed', { id })) return id;
    }
    throw new Error(`Nobody sees ${xpath}`);
  };
  /** Does something with an element that stays where it is, and again if the page replaces it meanwhile. */
  const withElement = (xpath: string, act: (id: string) => Promise<unknown>) => {
    let before = '';
    const attempt = async () => {
      const id = await find(xpath);
      const place = JSON.stringify([id, await send('GetElementRect', { id })]);
      if (place !== before) {
        before = place;
        throw new Error(`${xpath} moves`);
      }
      await act(id);
    };
    return eventually(() => attempt().then(() => 'done', String)).toBe('done');
  };
  return {
    open: (url: string) => send('Navigate', { url }),
    address: () => send('GetCurrentURL') as Promise<string>,
    see: (xpath: string) => withElement(xpath, async () => undefined),
    sees: (xpath: string) =>
      find(xpath).then(
        () => true,
        () => false,
      ),
    press: (xpath: string) => withElement(xpath, (id) => send('ElementClick', { id })),
    /** Replaces what stands in a field. */
    write: (xpath: string, text: string) =>
      withElement(xpath, async (id) => {
        await send('ElementClear', { id });
        await send('ElementSendKeys', { id, text });
      }),
    [Symbol.asyncDispose]: async () => {
      await end();
    },
  };
};
export type OtherBrowser = ReturnType<typeof use>;

export const otherBrowsers = {
  Firefox: async (withScript = true) => use(await startFirefox(withScript)),
  WebKit: async (withScript = true) => use(await startWebKit(withScript)),
};
