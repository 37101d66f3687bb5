import type { TestProject } from 'vitest/node';
import { startTestServer } from './store/mongo';

declare module 'vitest' {
  export interface ProvidedContext {
    mongoUri: string;
  }
}

/** One database server for all tests of a run; each test has a database of its own in it. */
export default async function setup(project: TestProject) {
  const server = await startTestServer();
  project.provide('mongoUri', server.uri);
  return server.close;
}
