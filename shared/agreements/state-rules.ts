import type { DocumentKind } from './terms';

/** A state's requirement beyond the model rules, as staff see it before they send. */
export type StateRule = {
  state: string;
  kinds: readonly DocumentKind[];
  says: string;
  /** The same in Spanish, for the record of a Spanish document. */
  saysInSpanish: string;
  rule: string;
  /** Two independent sources. */
  sources: readonly [string, string];
  lookedAt: string;
  lookAgain: string;
};

/** Only rules confirmed in two sources are listed. A state without a row may still have rules. */
export const stateRules: readonly StateRule[] = [
  {
    state: 'FL',
    kinds: ['fee'],
    says: 'The client may cancel in writing within three business days of signing, without a reason and without a fee. The statement of client’s rights for contingency fees is given before.',
    saysInSpanish:
      'El cliente puede cancelar por escrito dentro de los tres días hábiles siguientes a la firma, sin dar motivo y sin pagar honorarios. Antes se le entrega la declaración de derechos del cliente sobre honorarios condicionados al resultado.',
    rule: 'Rules Regulating The Florida Bar, Rule 4-1.5(f)(4)',
    sources: [
      'https://attorneyandphysician.com/statement-of-clients-rights-the-florida-bar.html',
      'http://www.mezolawyers.com/client_rights.htm',
    ],
    lookedAt: '2026-11-23',
    lookAgain: '2027-05-23',
  },
];

/** A rule as staff saw it before sending, and as the record keeps it. */
export type ShownRule = Pick<StateRule, 'state' | 'says' | 'rule' | 'lookedAt'> & { sources: string[] };

export const shownRule = (
  { state, says, saysInSpanish, rule, sources, lookedAt }: StateRule,
  language: 'en' | 'es',
): ShownRule => ({
  state,
  says: language === 'es' ? saysInSpanish : says,
  rule,
  sources: [...sources],
  lookedAt,
});

export const rulesOfKind = (kind: DocumentKind): StateRule[] =>
  stateRules.filter(({ kinds }) => kinds.includes(kind));

/** The rules for a document of a kind in a state, given by its two letters. */
export const rulesFor = (kind: DocumentKind, state: string | undefined): StateRule[] =>
  rulesOfKind(kind).filter((one) => one.state === state);
