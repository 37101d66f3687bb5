import { EventEmitter, once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

type Kept = { uid: number; raw: Buffer };

/**
 * A small IMAP server with one mailbox. It knows only what our reader asks, and can lose connections. With `accepts` it
 * signs in only users with a good token.
 */
export const startImap = async ({ accepts }: { accepts?: (token: string) => boolean } = {}) => {
  const capabilities = `IMAP4rev1 IDLE${accepts ? ' SASL-IR AUTH=XOAUTH2' : ''}`;
  const state = { uidValidity: 1, nextUid: 1, messages: [] as Kept[], seen: new Set<number>() };
  const sockets = new Set<Socket>();
  const listeners = new Set<Socket>();
  /** The number of commands until the next connection is cut; 0 for never. */
  let cutsAfter = 0;
  const moments = new EventEmitter();
  let sessions = 0;
  /** The text that it sends without an end; empty for never. */
  let flood = '';

  const sendFlood = (socket: Socket) => {
    while (!socket.destroyed && socket.write(flood));
    if (!socket.destroyed) socket.once('drain', () => sendFlood(socket));
  };

  /** Ends a connection; one that waits for a message gets half of it. */
  const cut = (socket: Socket, line: string) => {
    moments.emit('cut');
    const [, uid] = /UID FETCH (\d+)/i.exec(line) ?? [];
    const raw = state.messages.find((one) => one.uid === Number(uid))?.raw;
    if (!raw) return socket.destroy();
    socket.write(`* 1 FETCH (UID ${uid} BODY[]<0> {${raw.length}}\r\n`);
    socket.write(raw.subarray(0, raw.length / 2), () => socket.destroy());
  };

  const answerFetch = (socket: Socket, set: string) => {
    const uid = Number(set);
    const index = state.messages.findIndex((one) => one.uid === uid);
    const raw = state.messages[index]?.raw;
    if (!raw) return;
    socket.write(`* ${index + 1} FETCH (UID ${uid} BODY[]<0> {${raw.length}}\r\n`);
    socket.write(raw);
    socket.write(')\r\n');
    moments.emit('fetched');
  };

  /** Tells a client that is not listening of new messages, before the answer to its next command. */
  const toldCounts = new WeakMap<Socket, number>();
  const tell = (socket: Socket) => {
    const { length } = state.messages;
    if ((toldCounts.get(socket) ?? length) < length) socket.write(`* ${length} EXISTS\r\n`);
    if (toldCounts.has(socket)) toldCounts.set(socket, length);
  };

  const answer = (socket: Socket, line: string) => {
    const [tag = '', command = '', ...rest] = line.split(' ');
    const done = (text = 'OK done') => socket.write(`${tag} ${text}\r\n`);
    const name = command.toUpperCase();
    if (line.toUpperCase() === 'DONE') return;
    tell(socket);
    if (name === 'CAPABILITY') socket.write(`* CAPABILITY ${capabilities}\r\n`);
    else if (accepts && (name === 'LOGIN' || name === 'AUTHENTICATE')) {
      const [, end = ''] = Buffer.from(rest[1] ?? '', 'base64')
        .toString()
        .split('auth=Bearer ');
      const [token = ''] = end.split('\x01');
      return done(accepts(token) ? 'OK done' : 'NO [AUTHENTICATIONFAILED] no');
    } else if (name === 'LIST' || name === 'LSUB') socket.write(`* ${name} () "/" INBOX\r\n`);
    else if (name === 'SELECT' || name === 'EXAMINE') {
      toldCounts.set(socket, state.messages.length);
      socket.write(`* ${state.messages.length} EXISTS\r\n* FLAGS (\\Seen)\r\n`);
      socket.write(`* OK [UIDVALIDITY ${state.uidValidity}]\r\n* OK [UIDNEXT ${state.nextUid}]\r\n`);
      return done(name === 'SELECT' ? 'OK [READ-WRITE] done' : 'OK [READ-ONLY] done');
    } else if (name === 'IDLE') {
      listeners.add(socket);
      moments.emit('listening');
      return socket.write('+ idling\r\n');
    } else if (name === 'LOGOUT') {
      socket.write('* BYE\r\n');
      done();
      return socket.end();
    } else if (flood && name === 'UID') {
      return sendFlood(socket);
    } else if (name === 'UID' && rest[0]?.toUpperCase() === 'SEARCH') {
      const [, from] = /UID (\d+):\*/i.exec(line) ?? [];
      const uids = state.messages.map(({ uid }) => uid);
      const matching = uids.filter((uid, index) => !from || uid >= Number(from) || index === uids.length - 1);
      socket.write(`* SEARCH ${matching.join(' ')}\r\n`.replace(' \r', '\r'));
    } else if (name === 'UID' && rest[0]?.toUpperCase() === 'FETCH') answerFetch(socket, rest[1]!);
    else if (name === 'UID' && rest[0]?.toUpperCase() === 'STORE') state.seen.add(Number(rest[1]));
    return done();
  };

  const server = createServer((socket) => {
    sessions += 1;
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      listeners.delete(socket);
    });
    let idleTag = '';
    let buffer = '';
    socket.write(`* OK [CAPABILITY ${capabilities}] ready\r\n`);
    socket.on('data', (bytes) => {
      buffer += bytes.toString('latin1');
      const lines = buffer.split('\r\n');
      buffer = lines.pop()!;
      for (const line of lines) {
        if (cutsAfter > 0 && --cutsAfter === 0) return void cut(socket, line);
        if (/^\S+ IDLE$/i.test(line)) idleTag = line.split(' ')[0]!;
        answer(socket, line);
        if (line.toUpperCase() === 'DONE') {
          listeners.delete(socket);
          socket.write(`${idleTag} OK done\r\n`);
        }
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `imap://maria:secret@127.0.0.1:${port}/INBOX?ignoreTLS=true`,
    seen: state.seen,
    sessions: () => sessions,
    /** Waits for the next connection that is cut, message that is fetched, or client that has read all and listens. */
    next: (moment: 'cut' | 'fetched' | 'listening') => once(moments, moment),
    isListening: () => listeners.size > 0,
    /** Delivers a message, and tells those who listen. */
    deliver(raw: string) {
      state.messages.push({ uid: state.nextUid++, raw: Buffer.from(raw) });
      for (const socket of listeners) tell(socket);
    },
    /** Numbers all messages again, as after a restore. */
    renumber() {
      state.uidValidity += 1;
      state.nextUid = 1;
      for (const message of state.messages) message.uid = state.nextUid++;
      for (const socket of sockets) socket.destroy();
    },
    /** Answers searches with this text again and again, without an end. */
    sendForever(text: string) {
      flood = text;
    },
    cutAfter(commands: number) {
      cutsAfter = commands;
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};
