import type { PacketLead, PacketPart } from '../proof/packet/packet-part';
import { toCheckRecord } from './check-record';
import type { ConflictCheckDoc } from './conflict-check.model';
import type { Deps } from './deps';
import { collectTexts } from './lead-texts';
import { partyLead } from './standing';

/** Formats a time like the rest of the packet: `2026-01-31 12:00:00 UTC`. */
const formatTime = (at = '') => `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`;

/** Returns the conflict checks of a lead. */
export const checksInPacket = async (needs: Deps, { id }: PacketLead): Promise<PacketPart> => {
  const checks = await needs.models.conflictChecks
    .find({ clientId: id })
    .sort({ at: 1, _id: 1 })
    .lean<ConflictCheckDoc[]>();
  const searched = await partyLead(needs, id);
  const texts = searched ? await collectTexts(needs, searched) : [];
  const records = checks
    .map((check) => toCheckRecord(check, texts))
    .map((record) => ({
      record,
      facts: [
        ['State', record.state],
        ['Checked', `${record.ranBy}, ${formatTime(record.at)}`],
        ['Looked for', record.parties.map(({ name }) => name)],
        ['Found', record.hits.map(({ name, why, where }) => `${name} (${why}; ${where})`)],
        ['Decided', record.decidedBy && `${record.decidedBy}, ${formatTime(record.decidedAt)}`],
        ['Why', record.note],
      ] as [string, unknown][],
    }));
  return { sections: [{ name: 'checks', title: 'Conflict checks', records }] };
};
