import type { ConflictCheck, ConflictHit } from '../../shared/schemas/conflict';
import { toRecord } from '../core/db/to-record';
import type { ConflictCheckDoc, StoredHit } from './conflict-check.model';
import { getExcerpt, hashOfText, type LeadText } from './lead-texts';

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
