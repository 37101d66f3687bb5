// Loads the worker from its TypeScript source, for development and tests; the build has a file of its own.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
