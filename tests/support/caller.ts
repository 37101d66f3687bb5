/** Parsed JSON, in which a test reads what it expects to find. */
type Json = ReturnType<typeof JSON.parse>;

/** The response: the parsed JSON body, or its text if it is not JSON. */
export type Answer = { status: number; headers: Headers; body: Json; text: string };

const findAnswer = async (response: Response): Promise<Answer> => {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    headers: response.headers,
    body: isJson && text !== '' ? JSON.parse(text) : text,
    text,
  };
};

/** Tries again after a 503: a slow disk or a busy machine causes it, and it says to come back. */
export const patiently = async <One extends { status: number }>(ask: () => Promise<One>): Promise<One> => {
  const answer = await ask();
  return answer.status === 503 ? ask() : answer;
};

/** An HTTP caller that sends the same headers with each request; one who is signed in is patient. */
export const caller = (url: string, headers: Record<string, string> = {}) => {
  const send = (method: string, path: string, init: RequestInit = {}) => {
    const ask = async () =>
      findAnswer(
        await fetch(`${url}${path}`, {
          method,
          redirect: 'manual',
          ...init,
          headers: { ...headers, ...(init.headers as Record<string, string>) },
        }),
      );
    return headers.cookie ? patiently(ask) : ask();
  };
  const sendJson =
    (method: string) =>
    (path: string, body: unknown, more: Record<string, string> = {}) =>
      send(method, path, {
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', ...more },
      });
  return {
    headers,
    send,
    get: (path: string) => send('GET', path),
    delete: (path: string) => send('DELETE', path),
    post: sendJson('POST'),
    put: sendJson('PUT'),
    /** Calls a tRPC query or mutation like the browser. */
    query: (name: string, input?: unknown) =>
      send(
        'GET',
        `/trpc/${name}${input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`}`,
      ),
    mutate: (name: string, input?: unknown) => sendJson('POST')(`/trpc/${name}`, input),
  };
};

export type Caller = ReturnType<typeof caller>;
