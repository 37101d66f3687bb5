import { EventEmitter, once } from 'node:events';

const recheckEvery = 3000;

/** Wakes whoever waits for leads: at once for this server's own, within seconds for those of another server. */
export const createNewLeads = () => {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    announce: () => emitter.emit('lead'),
    async next(signal: AbortSignal | undefined) {
      const timeout = AbortSignal.timeout(recheckEvery);
      await once(emitter, 'lead', { signal: signal ? AbortSignal.any([signal, timeout]) : timeout }).catch(
        () => undefined,
      );
    },
  };
};

export type NewLeads = ReturnType<typeof createNewLeads>;
