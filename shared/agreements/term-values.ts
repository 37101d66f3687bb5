import { type DocumentKind, getTerms, type Term } from './terms';

type Language = 'en' | 'es';
type Answers = Readonly<Record<string, { words: string; sentence: string }>>;

/** A chosen answer in contract wording: as a phrase within a sentence, and as a full sentence. */
const english: Readonly<Record<string, Answers>> = {
  'fee.expenses': {
    before: {
      words: 'before our fee is calculated',
      sentence:
        'We deduct these expenses from the recovery before our fee is calculated, so our fee is a percentage of what is left.',
    },
    after: {
      words: 'after our fee is calculated',
      sentence:
        'We deduct these expenses from the recovery after our fee is calculated, so our fee is a percentage of the whole recovery.',
    },
  },
  'fee.ifLost': {
    client: { words: 'you', sentence: 'If nothing is recovered, you still owe us these expenses.' },
    firm: {
      words: 'the firm',
      sentence: 'If nothing is recovered, we pay these expenses, and you owe us nothing for them.',
    },
  },
};

const spanish: Readonly<Record<string, Answers>> = {
  'fee.expenses': {
    before: {
      words: 'antes de calcular nuestros honorarios',
      sentence:
        'Descontamos estos gastos de lo recuperado antes de calcular nuestros honorarios, de modo que los honorarios son un porcentaje de lo que queda.',
    },
    after: {
      words: 'después de calcular nuestros honorarios',
      sentence:
        'Descontamos estos gastos de lo recuperado después de calcular nuestros honorarios, de modo que los honorarios son un porcentaje del total recuperado.',
    },
  },
  'fee.ifLost': {
    client: {
      words: 'usted',
      sentence: 'Si no se recupera nada, usted nos debe estos gastos de todos modos.',
    },
    firm: {
      words: 'el bufete',
      sentence: 'Si no se recupera nada, nosotros pagamos estos gastos y usted no nos debe nada por ellos.',
    },
  },
};

const answers = { en: english, es: spanish };

/** The field name for a term written as a full sentence. */
const sentenceField = ({ name }: Pick<Term, 'name'>): string => `${name}.sentence`;

/** The fields that can place a term in a text; one of them is enough. */
export const fieldsOfTerm = (term: Term): string[] =>
  term.hasSentence ? [sentenceField(term), term.name] : [term.name];

/** The terms of a template in its language, by field name. */
export const termValues = (
  kind: DocumentKind,
  terms: Readonly<Record<string, string>>,
  language: Language,
): [field: string, value: string][] =>
  getTerms(kind).flatMap((term): [string, string][] => {
    const value = terms[term.name]?.trim() ?? '';
    if (value === '' || term.answer === 'text') return [[term.name, value]];
    if (term.answer === 'percent') return [[term.name, `${value}%`]];
    const said = answers[language][term.name]?.[value];
    if (!said) return [[term.name, value]];
    return [
      [term.name, said.words],
      [sentenceField(term), said.sentence],
    ];
  });
