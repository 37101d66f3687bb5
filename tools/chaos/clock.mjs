// Preloaded into a server: shifts its clock, and those of its threads, by the milliseconds in the file CHAOS_CLOCK.
import { readFileSync } from 'node:fs';

const machineNow = Date.now;
let readAt = Number.NEGATIVE_INFINITY;
let offBy = 0;

const now = () => {
  if (performance.now() - readAt > 50) {
    offBy = Number(readFileSync(process.env.CHAOS_CLOCK, 'utf8'));
    readAt = performance.now();
  }
  return machineNow() + offBy;
};

Date.now = now;
globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
  apply: (target) => new target(now()).toString(),
});
