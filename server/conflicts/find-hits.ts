import { setImmediate as pause } from 'node:timers/promises';
import type { ConflictParty } from '../../shared/schemas/conflict';
import {
  compareNames,
  likeAnyOf,
  type MatchReason,
  matchReasons,
  wordsOfName,
} from '../documents/compare-names';
import type { ClientDoc } from '../leads/store/client.model';
import type { StoredHit } from './conflict-check.model';
import type { Deps } from './deps';
import { findKnown, type Known } from './known-names';
import { hashOfText, type LeadText } from './lead-texts';
import {
  findMention,
  lookupWords,
  type MentionReason,
  mentionReasons,
  readNames,
  type TextNames,
} from './names-in-texts';

const reasonWords: Record<MentionReason, string> = {
  same: 'Same name',
  'other order': 'Same name in another order',
  nickname: 'Nickname',
  'near spelling': 'Nearly the same spelling',
  'sounds alike': 'Sounds alike',
  initial: 'Matching initial',
  title: 'Family name with a title',
};
const isStrong = (reason: MatchReason) => reason === 'same' || reason === 'other order';

type Ranked = { rank: number; hit: StoredHit };

const toHit = (party: ConflictParty, candidate: Known, lead: ClientDoc): Ranked[] => {
  const reason = candidate.matters(party) ? compareNames(party.name, candidate.name) : undefined;
  if (!reason) return [];
  const isPerson = party.from === 'lead';
  const born = isPerson && candidate.birthDate && lead.dateOfBirth;
  const isSameDay = born && candidate.birthDate === lead.dateOfBirth;
  // A similar name with another birth date is another person.
  if (born && !isSameDay && !isStrong(reason)) return [];
  const isSameZip =
    isPerson && lead.zip && (candidate.zip === lead.zip || candidate.address?.includes(lead.zip.slice(0, 5)));
  const why = [
    reasonWords[reason],
    ...(born ? [isSameDay ? 'same birth date' : 'another birth date'] : []),
    ...(isSameZip ? ['same ZIP code'] : []),
  ].join(', ');
  const { name, where, clientId } = candidate;
  const rank = matchReasons.indexOf(reason) * 2 - Number(Boolean(isSameDay)) + Number(born && !isSameDay);
  return [{ rank, hit: { name, why, where, party: party.name, ...(clientId && { clientId }) } }];
};

type ReadText = LeadText & { read: TextNames };

const isSameName = (one: string, other: string) =>
  wordsOfName(one).toSorted().join(' ') === wordsOfName(other).toSorted().join(' ');

/** Returns mentions of a known name in the texts, unless a compared party already has the same words. */
const getMentions = (
  candidate: Known,
  texts: readonly ReadText[],
  parties: readonly ConflictParty[],
): Ranked[] => {
  const { name, where, clientId, parts, isListed = false } = candidate;
  if (!parts) return [];
  return texts.flatMap(({ key, source, of, text, read }) => {
    const mention = findMention(read, parts, isListed);
    if (!mention) return [];
    const { at, end, reason } = mention;
    const said = text.slice(at, end);
    const isCompared = parties.some(
      (party) =>
        candidate.matters(party) &&
        isSameName(party.name, said) &&
        compareNames(party.name, name) !== undefined,
    );
    if (isCompared) return [];
    const place = { key, source, of, at, end, hash: hashOfText(text) };
    const rank = mentionReasons.indexOf(reason) * 2;
    const hit = {
      name,
      why: reasonWords[reason],
      where,
      party: said,
      ...(clientId && { clientId }),
      found: place,
    };
    return [{ rank, hit }];
  });
};

/** The number of names to search for before other calls get a turn. */
const atOnce = 100;

const mostHits = 100;

/**
 * Returns everyone the firm knows with a name like a party's, or with a name in one of the lead's texts, the most
 * likely first.
 */
export const findHits = async (
  needs: Deps,
  lead: ClientDoc,
  parties: readonly ConflictParty[],
  texts: readonly LeadText[],
): Promise<{ hits: StoredHit[]; more: number }> => {
  const read = texts.map((one): ReadText => ({ ...one, read: readNames(one.text) }));
  const { misspelled, ...lookup } = lookupWords(read.map((one) => one.read));
  const words = [...new Set(parties.flatMap(({ name }) => wordsOfName(name)))];
  const isLike = likeAnyOf([...words, ...misspelled]);
  const candidates = await findKnown(needs, { lead, isLike, ...lookup });
  const ranked: Ranked[] = [];
  for (let at = 0; at < candidates.length; at += atOnce) {
    for (const one of candidates.slice(at, at + atOnce))
      ranked.push(...parties.flatMap((party) => toHit(party, one, lead)), ...getMentions(one, read, parties));
    await pause();
  }
  const hits = ranked.toSorted((one, other) => one.rank - other.rank).map(({ hit }) => hit);
  return { hits: hits.slice(0, mostHits), more: Math.max(0, hits.length - mostHits) };
};
