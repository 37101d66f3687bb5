import type { Deps as Earlier } from '../agreements/deps';
import type { Call } from '../core/http/context';
import { doorsFor } from '../core/http/trpc';
import type { OutboxEvent } from '../core/outbox/event';
import type { Arrivals } from './reports/arrivals';

/** What this module may need: what it makes itself, and what the modules before it do. */
export interface Deps extends Earlier {
  /** What reports ask of leads. */
  arrivals: Arrivals;
  /** Reminds a person of a task. */
  remind: (why: Pick<OutboxEvent, 'id' | 'at'>, lead: string, to: string) => Promise<void>;
}

/** What its procedures know of a call. */
export interface Context extends Deps, Call {}

export const { procedureFor } = doorsFor<Context>();
