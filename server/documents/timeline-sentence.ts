import type { AgreementStep } from '../../shared/schemas/agreement';
import { samples } from '../templates/samples';
import type { EventDoc } from './agreement.model';

const sampleNames: ReadonlySet<string> = new Set(samples.map(({ name }) => name));

type Document = { title: string; language: string };

/** Names a sample by its kind, "the contingency fee agreement", and one of the firm's own documents by its name. */
export const documentInSentence = ({ title, language }: Document): string =>
  language === 'en' && sampleNames.has(title)
    ? `the ${title.charAt(0).toLowerCase()}${title.slice(1)}`
    : `“${title}”`;

const sentences: Record<AgreementStep, (document: string) => string> = {
  sent: (document) => `sent ${document}`,
  'sent-again': (document) => `sent ${document} again, with a new link`,
  invited: (document) => `invited the next person to sign ${document}`,
  'link-shown': (document) => `took a link to hand over for ${document}`,
  reminded: (document) => `sent a reminder about ${document}`,
  extended: (document) => `gave more time to sign ${document}`,
  opened: (document) => `opened ${document}`,
  consented: (document) => `agreed to electronic records for ${document}`,
  'code-sent': (document) => `got a code for ${document}`,
  'code-right': (document) => `entered the code for ${document}`,
  'code-wrong': (document) => `entered a wrong code for ${document}`,
  identified: (document) => `confirmed who is signing ${document}`,
  'document-shown': (document) => `was shown ${document}`,
  marked: (document) => `filled in a place in ${document}`,
  intended: (document) => `agreed to the statement of intent for ${document}`,
  signed: (document) => `signed ${document}`,
  countersigned: (document) => `signed ${document} for the firm`,
  complete: (document) => `completed ${document}`,
  asked: (document) => `asked a question about ${document}`,
  'paper-wanted': (document) => `asked for ${document} on paper`,
  declined: (document) => `declined to sign ${document}`,
  void: (document) => `voided ${document}`,
  expired: (document) => `let ${document} expire`,
};

/** Returns what happened, as a phrase to follow the name of the user who did it. */
export const timelineSentence = (step: AgreementStep, document: Document): string =>
  sentences[step](documentInSentence(document));

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
