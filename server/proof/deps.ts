import { proceduresFor } from '../core/http/trpc';
import type { Deps as Earlier } from '../people/deps';
import type { TrustedForm } from './certificates/trusted-form';
import type { Consents } from './consents';
import type { Models } from './models';
import type { PacketLead, PacketPart } from './packet/packet-files';
import type { Witness } from './witness/witness';

/** The dependencies of this module: its own, and those of the modules before it. */
export interface Deps extends Earlier {
  models: Models;
  consents: Consents;
  /** Retains vendors' certificates; undefined without a key. */
  trustedForm: TrustedForm | undefined;
  /** A service that timestamps ledger heads (RFC 3161). */
  timestampUrl?: string | undefined;
  /** Returns the other modules' parts of a lead's packet. */
  packetParts: (lead: PacketLead) => Promise<PacketPart[]>;
  /** Issues and reads the tokens of our form. */
  witness: Witness;
}

export const { procedureFor, publicProcedure } = proceduresFor<Deps>();
