import { expect, test } from 'vitest';
import { post } from '../../../server/core/endpoints/post';
import { startReceiver } from '../../support/mail/receiver';

const sending = { headers: { 'Content-Type': 'application/json' }, body: '{"a":"é"}' };
const here = ['127.0.0.1'];

test('a message arrives whole, and up to a kilobyte of the answer is kept', async () => {
  await using receiver = await startReceiver((_, res) => res.writeHead(202).end('x'.repeat(100_000)));
  const answer = await post({ ...sending, url: receiver.url, networks: here });
  expect(answer).toMatchObject({ status: 202, text: 'x'.repeat(1024) });
  expect(receiver.got).toMatchObject([{ path: '/hooks', body: sending.body }]);
});

test('a redirect is an answer and is not followed', async () => {
  await using other = await startReceiver();
  await using receiver = await startReceiver((_, res) => res.writeHead(307, { Location: other.url }).end());
  expect(await post({ ...sending, url: receiver.url, networks: here })).toMatchObject({ status: 307 });
  expect(other.got).toEqual([]);
});

test('a receiver on this machine is refused unless a setting names it, by whatever name it is called', async () => {
  await using receiver = await startReceiver();
  const { port } = receiver;
  const hosts = [
    '127.0.0.1',
    'localhost',
    '0x7f.1',
    '2130706433',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '0.0.0.0',
    '127.1',
  ];
  for (const host of hosts)
    await expect(
      post({ ...sending, url: `http://${host}:${port}/`, networks: [] }),
      host,
    ).rejects.toMatchObject({
      code: 'address refused',
    });
  expect(receiver.got).toEqual([]);
});

test('a name that resolves elsewhere when connecting than when it was checked is refused', async () => {
  await using receiver = await startReceiver();
  const answers = [['93.184.215.14'], ['127.0.0.1']];
  const lookUp = async () => answers.shift()!;
  expect(await lookUp()).toEqual(['93.184.215.14']);
  const url = `https://rebound.example:${receiver.port}/`;
  await expect(post({ ...sending, url, networks: [], lookUp })).rejects.toMatchObject({
    code: 'address refused',
  });
  expect(receiver.got).toEqual([]);
});

test('a name with several addresses is connected only to allowed ones', async () => {
  await using receiver = await startReceiver();
  const lookUp = async () => ['169.254.169.254', '127.0.0.1', '::1'];
  const url = `http://mixed.example:${receiver.port}/`;
  expect(await post({ ...sending, url, networks: here, lookUp })).toMatchObject({ status: 200 });
});

test('nothing is sent unencrypted to a public address', async () => {
  const lookUp = async () => ['93.184.215.14'];
  await expect(
    post({ ...sending, url: 'http://public.example/', networks: here, lookUp }),
  ).rejects.toMatchObject({ code: 'address refused' });
});

test('a receiver that never answers, or never ends its answer, is left when its time is over', async () => {
  await using silent = await startReceiver(() => {});
  await using slow = await startReceiver((_, res) => void res.writeHead(200).write('x'));
  for (const { url } of [silent, slow])
    await expect(post({ ...sending, url, networks: here, within: 300 })).rejects.toMatchObject({
      code: 'no answer within 10 seconds',
    });
});

test('a missing receiver is reported by its code alone', async () => {
  const receiver = await startReceiver();
  await receiver[Symbol.asyncDispose]();
  await expect(post({ ...sending, url: receiver.url, networks: here })).rejects.toMatchObject({
    code: 'ECONNREFUSED',
  });
});

test('an address without a name is asked about like one, so that who sends nothing out can refuse it', async () => {
  await using receiver = await startReceiver();
  const { url } = receiver;
  await expect(post({ ...sending, url, networks: here, lookUp: async () => [] })).rejects.toMatchObject({
    code: 'address refused',
  });
  expect(receiver.got).toEqual([]);
});
