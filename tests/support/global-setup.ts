import { startTestServer } from './store/test-server';

/** One database server for all tests of a run, for Vitest and for Playwright; each test has its own database in it. */
export default async function setup() {
  const server = await startTestServer();
  process.env.TEST_STORE_URI = server.uri;
  return server.close;
}
