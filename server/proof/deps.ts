import type { Call } from '../core/http/context';
import { doorsFor } from '../core/http/trpc';
import type { Deps as Earlier } from '../people/deps';
import type { TrustedForm } from './certificates/trusted-form';
import type { Consents } from './consents';
import type { Models } from './models';
import type { PacketLead, PacketPart } from './packet/packet-part';
import type { Witness } from './witness/witness';

/** What this module may need: what it makes itself, and what the modules before it do. */
export interface Deps extends Earlier {
  models: Models;
  consents: Consents;
  /** Retains vendors' certificates; undefined without a key. */
  trustedForm: TrustedForm | undefined;
  /** A service that timestamps ledger heads (RFC 3161). */
  timestampUrl?: string | undefined;
  /** What the modules add to the packet of a lead. */
  packetParts: (lead: PacketLead) => Promise<PacketPart[]>;
  /** Gives our form its tokens, and reads them. */
  witness: Witness;
}

/** What its procedures know of a call. */
export interface Context extends Deps, Call {}

export const { procedureFor, publicProcedure } = doorsFor<Context>();
