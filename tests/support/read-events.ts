/** One server-sent event. */
export type ServerEvent = { event?: string; id?: string; data?: string };

const parse = (block: string): ServerEvent =>
  Object.fromEntries(
    block
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );

/** Opens a stream of server-sent events; `next` waits for the next one with data. */
export const openEvents = async (url: string, headers: Record<string, string>) => {
  const abort = new AbortController();
  const response = await fetch(url, { headers, signal: abort.signal });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';

  const next = async (): Promise<ServerEvent> => {
    for (;;) {
      const end = buffer.indexOf('\n\n');
      if (end >= 0) {
        const event = parse(buffer.slice(0, end).trimStart());
        buffer = buffer.slice(end + 2);
        if (event.data && event.event !== 'connected' && event.event !== 'ping') return event;
        continue;
      }
      const { value, done } = await reader.read();
      if (done) throw new Error('The stream ended');
      buffer += value;
    }
  };

  return {
    status: response.status,
    headers: response.headers,
    next,
    async [Symbol.asyncDispose]() {
      await reader.cancel().catch(() => undefined);
      abort.abort();
    },
  };
};
