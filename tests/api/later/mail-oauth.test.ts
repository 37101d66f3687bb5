import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readMailbox } from '../../../server/mail/imap/read-mailbox';
import { createTokenSource } from '../../../server/mail/oauth/token-source';
import { createTransport } from '../../../server/mail/transport';
import { startImap } from '../../support/mail/imap';
import { openMail } from '../../support/mail/open-mail';
import { startSmtp } from '../../support/mail/smtp';

/** A provider that answers like Microsoft: each refresh token is replaced, and works once. */
const startProvider = async () => {
  const state = { refresh: 'first', given: 0, asked: [] as Record<string, string>[] };
  const isGood = (token: string) => token === `access-${state.given}`;
  const server = createServer(async (req, res) => {
    const body = Object.fromEntries(new URLSearchParams(await text(req)));
    state.asked.push(body);
    const isRight = body.refresh_token === state.refresh && body.client_secret === 'our secret';
    if (!isRight) return void res.writeHead(400).end('{"error":"invalid_grant"}');
    state.given += 1;
    state.refresh = `refresh-${state.given}`;
    res.end(
      JSON.stringify({
        access_token: `access-${state.given}`,
        expires_in: 3600,
        refresh_token: state.refresh,
        token_type: 'Bearer',
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    state,
    isGood,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/token`,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

type Provider = Awaited<ReturnType<typeof startProvider>>;

const open = async (provider: Provider, { dbName }: { dbName?: string } = {}) => {
  const clock = { time: Date.UTC(2026, 10, 26, 15) };
  const smtp = await startSmtp({
    authOptional: false,
    authMethods: ['XOAUTH2'],
    allowInsecureAuth: true,
    onAuth: ({ accessToken = '' }, _session, done) =>
      provider.isGood(accessToken) ? done(null, { user: 'help' }) : done(new Error('no')),
  } as Parameters<typeof startSmtp>[0]);
  const imap = await startImap({ accepts: provider.isGood });
  const settings = {
    tokenUrl: provider.url,
    clientId: 'our app',
    clientSecret: 'our secret',
    refreshToken: 'first',
    networks: ['127.0.0.1'],
  };
  const withUser = (url: string) => {
    const address = new URL(url);
    address.username = 'help%40lantern.example';
    address.password = '';
    return address.href;
  };
  const tokens = createTokenSource(settings, () => clock.time);
  const transport = createTransport(withUser(smtp.url), tokens);
  const house = await openMail({ transport, tokens, ...(dbName && { dbName }) });
  return {
    ...house,
    smtp,
    imap,
    tokenClock: clock,
    read: () => readMailbox(house.app, { url: withUser(imap.url) }, new AbortController().signal, 1),
    async [Symbol.asyncDispose]() {
      await transport.close();
      await house[Symbol.asyncDispose]();
      await smtp[Symbol.asyncDispose]();
      await imap[Symbol.asyncDispose]();
    },
  };
};

test('mail is sent and read with tokens, and a replaced refresh token is stored sealed and used after a restart', async () => {
  await using provider = await startProvider();
  await using house = await open(provider);
  const { app, smtp, tokenClock } = house;
  await house.lead({ email: 'maria@example.com' });
  await app.outbox.run();
  expect(smtp.got).toHaveLength(1);
  await house.read();
  // One token for both.
  expect(provider.state.asked).toEqual([
    {
      grant_type: 'refresh_token',
      client_id: 'our app',
      client_secret: 'our secret',
      refresh_token: 'first',
    },
  ]);
  tokenClock.time += 59 * 60_000;
  await house.read();
  expect(provider.state.asked[1]).toMatchObject({ refresh_token: 'refresh-1' });
  const stored = JSON.stringify(await app.models.secrets.find().lean());
  expect(stored).not.toContain('refresh-');

  await using restarted = await open(provider, { dbName: app.dbName });
  await restarted.read();
  expect(provider.state.asked[2]).toMatchObject({ refresh_token: 'refresh-2' });
  expect(provider.state.asked).toHaveLength(3);
  expect(JSON.stringify(app.logged)).not.toMatch(/access-|refresh-|our secret/);
});

test('a token that a server refuses is replaced, and a provider that refuses leaves the mail waiting', async () => {
  await using provider = await startProvider();
  await using house = await open(provider);
  await house.read();
  // The provider ends the token.
  provider.state.given = 7;
  await expect(house.read()).rejects.toThrow();
  await house.read();
  expect(provider.state.given).toBe(8);

  provider.state.refresh = 'another';
  provider.state.given = 20;
  await house.lead({ email: 'maria@example.com' });
  await house.app.outbox.run();
  house.clock.time += 60_000;
  await house.app.outbox.run();
  expect(provider.state.asked.at(-1)).toMatchObject({ refresh_token: 'refresh-8' });
  const [entry] = await house.entries();
  expect([house.smtp.got.length, entry!.state]).toEqual([0, 'waiting']);
  expect(entry!.error).not.toMatch(/another|refresh/);
  provider.state.refresh = 'refresh-8';
  house.clock.time += 60_000;
  await house.app.outbox.run();
  expect(house.smtp.got).toHaveLength(1);
});

test('the token endpoint is reached only where the firm allows it', async () => {
  await using provider = await startProvider();
  const tokens = createTokenSource(
    { tokenUrl: provider.url, clientId: 'our app', refreshToken: 'first', networks: [] },
    Date.now,
  );
  await expect(tokens.get()).rejects.toThrow('address refused');
  expect(provider.state.asked).toEqual([]);
});
