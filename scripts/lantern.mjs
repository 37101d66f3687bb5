#!/usr/bin/env node
// `npx lantern`: runs the sources, so that it works before a build.
import { register } from 'tsx/esm/api';

register();
await import('./lantern.ts');
