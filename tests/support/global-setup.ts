import { startTestServer } from './store/test-server';

/** One database server for all tests of a run, for Vitest and for Playwright; each test has a database of its own in it. */
export default async function setup() {
  const server = await startTestServer();
  process.env.TEST_STORE_URI = server.uri;
  return server.close;
}
