import mongoose from 'mongoose';
import { type Doc, startWireProxy } from './wire-proxy';

/** Fields that a driver sends only to members of a replica set. */
const session = ['lsid', 'txnNumber', '$clusterTime', '$readPreference'];

/** A server error instead of the command, or a write concern error beside a completed write. */
type Fault = { code: number } | { writeConcern: number };

/**
 * The primary of a replica set, simulated by a proxy for a single server. `fail` makes the next commands of a name
 * fail, as they do around an election.
 */
export const startReplicaSet = async (uri: string) => {
  const faults = new Map<string, { fault: Fault; times: number }>();
  const requests: { command: string; doc: Doc }[] = [];
  const electionId = new mongoose.mongo.ObjectId();

  const getFault = (command: string): Fault | undefined => {
    const planned = faults.get(command);
    if (!planned || planned.times === 0) return undefined;
    planned.times--;
    return planned.fault;
  };

  const primary = (hello: Doc): Doc => ({
    ...hello,
    setName: 'rs0',
    setVersion: 1,
    electionId,
    hosts: [proxy.address],
    me: proxy.address,
    primary: proxy.address,
    ismaster: true,
    isWritablePrimary: true,
    secondary: false,
    logicalSessionTimeoutMinutes: 30,
  });

  const proxy = await startWireProxy(uri, (command, doc) => {
    requests.push({ command, doc });
    const send = Object.fromEntries(Object.entries(doc).filter(([name]) => !session.includes(name)));
    if (/^(hello|isMaster)$/i.test(command)) return { send, change: primary };
    const fault = getFault(command);
    if (!fault) return { send };
    if ('code' in fault) {
      // A server marks a write in a session as retryable.
      const errorLabels = doc.txnNumber ? ['RetryableWriteError'] : [];
      return { answer: { ok: 0, code: fault.code, errmsg: 'not now', errorLabels } };
    }
    const writeConcernError = { code: fault.writeConcern, errmsg: 'not confirmed' };
    return { send, change: (answer) => ({ ...answer, writeConcernError }) };
  });

  return {
    uri: `mongodb://${proxy.address}/?replicaSet=rs0`,
    /** All received commands of a name. */
    findCommands: (name: string): Doc[] =>
      requests.filter(({ command }) => command === name).map(({ doc }) => doc),
    fail: (command: string, fault: Fault, times = Number.POSITIVE_INFINITY) =>
      void faults.set(command, { fault, times }),
    recover: () => faults.clear(),
    [Symbol.asyncDispose]: proxy[Symbol.asyncDispose],
  };
};
