import type { EventDoc } from './agreement.model';

const kinds = { sign: 'signature', initial: 'initials' } as const;
const ways = { page: 'as a page', pdf: 'as a PDF' } as const;

/** Returns what staff read beside a step: its facts in words, and what a person wrote. */
export const stepNote = ({ facts = {}, note }: Pick<EventDoc, 'facts' | 'note'>): string => {
  const { filled, place, version, shownAs, olderLink } = facts;
  return [
    filled && `Filled in: ${filled.join(', ')}`,
    place && `${kinds[place.kind]} ${place.number}`,
    version && `version ${version}`,
    shownAs && ways[shownAs],
    note,
    olderLink && 'asked for with an older link',
  ]
    .filter(Boolean)
    .join('; ');
};
