import type { ConflictCheck, ConflictHit } from '../../shared/schemas/conflict';
import { toRecord } from '../core/db/to-record';
import type { PacketLead, PacketPart } from '../proof/packet/packet-files';
import type { ConflictCheckDoc, StoredHit } from './conflict-check.model';
import type { Deps } from './deps';
import { collectTexts, getExcerpt, hashOfText, type LeadText } from './lead-texts';
import { partyLead } from './standing';

const toHit = ({ found: place, ...hit }: StoredHit, texts: readonly LeadText[]): ConflictHit => {
  if (!place) return hit;
  const { source, of, key, hash } = place;
  const text = texts.find((one) => one.key === key)?.text;
  const excerpt = text !== undefined && hashOfText(text) === hash ? getExcerpt(text, place) : undefined;
  return { ...hit, text: { source, of, ...(excerpt && { excerpt }) } };
};

/** Returns a check for the API, with the text around each name if the lead's texts still contain it. */
export const toCheckRecord = (check: ConflictCheckDoc, texts: readonly LeadText[]): ConflictCheck => {
  const { partiesHash: _, textsHash: __, words: ___, ranById, decidedById, audits, ...fields } = check;
  return {
    ...toRecord(fields),
    hits: check.hits.map((hit) => toHit(hit, texts)),
  };
};

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
