import { generalQuestions } from './general-questions';
import type { RuleInput } from './rule';

/** The criteria that the practice states on its pages, by the ids of the built-in case types. */
export const builtInRules: Readonly<Record<string, RuleInput>> = {
  // AFFF
  '1': {
    questions: [
      { id: 'firefighter', label: 'Did you work as a firefighter?', kind: 'yes or no' },
      { id: 'exposedToFoam', label: 'Were you exposed to firefighting foam?', kind: 'yes or no' },
      { id: 'diagnosedWithCancer', label: 'Were you later diagnosed with cancer?', kind: 'yes or no' },
    ],
    criteria: [
      {
        id: 'firefighter',
        words: 'Worked as a firefighter',
        otherwise: 'refuse',
        reasonCode: 'OUT_OF_CRITERIA',
        test: { kind: 'is', question: 'firefighter', value: true },
      },
      {
        id: 'exposedToFoam',
        words: 'Was exposed to firefighting foam',
        otherwise: 'refuse',
        reasonCode: 'OUT_OF_CRITERIA',
        test: { kind: 'is', question: 'exposedToFoam', value: true },
      },
      {
        id: 'diagnosedWithCancer',
        words: 'Was later diagnosed with cancer',
        otherwise: 'refuse',
        reasonCode: 'OUT_OF_CRITERIA',
        test: { kind: 'is', question: 'diagnosedWithCancer', value: true },
      },
    ],
  },
  // Depo-Provera
  '4': {
    questions: [
      { id: 'usedDepoProvera', label: 'Did you get Depo-Provera as birth control?', kind: 'yes or no' },
      {
        id: 'brainTumor',
        label: 'Were you later diagnosed with a brain tumor, such as meningioma?',
        kind: 'yes or no',
      },
      { id: 'warned', label: 'Were you properly warned of the risk?', kind: 'yes or no' },
    ],
    criteria: [
      {
        id: 'usedDepoProvera',
        words: 'Received injections as birth control',
        otherwise: 'refuse',
        reasonCode: 'OUT_OF_CRITERIA',
        test: { kind: 'is', question: 'usedDepoProvera', value: true },
      },
      {
        id: 'brainTumor',
        words: 'Was later diagnosed with a brain tumor such as meningioma',
        otherwise: 'refuse',
        reasonCode: 'OUT_OF_CRITERIA',
        test: { kind: 'is', question: 'brainTumor', value: true },
      },
      {
        id: 'warned',
        words: 'Was not properly warned',
        otherwise: 'flag',
        reasonCode: 'OUT_OF_CRITERIA',
        test: { kind: 'is', question: 'warned', value: false },
      },
    ],
  },
  // Camp Lejeune
  '5': {
    questions: [
      { id: 'onBaseFrom', label: 'Since when were you on the base?', kind: 'date' },
      { id: 'onBaseUntil', label: 'Until when were you on the base?', kind: 'date' },
    ],
    criteria: [
      {
        id: 'exposureWindow',
        words: 'Was on the base between 1957 and 1987',
        otherwise: 'refuse',
        reasonCode: 'OUT_OF_CRITERIA',
        test: {
          kind: 'overlaps',
          from: 'onBaseFrom',
          until: 'onBaseUntil',
          start: '1957-01-01',
          end: '1987-12-31',
        },
      },
    ],
  },
  // Hernia mesh
  '13': {
    questions: [
      { id: 'surgeryDate', label: 'When was the mesh put in?', kind: 'date' },
      { id: 'complicationDate', label: 'When did the complications begin?', kind: 'date' },
    ],
    criteria: [
      {
        id: 'surgeryDate',
        words: 'Surgery on or after January 1, 2006',
        otherwise: 'refuse',
        reasonCode: 'OUT_OF_CRITERIA',
        test: { kind: 'on or after', question: 'surgeryDate', day: '2006-01-01' },
      },
      {
        id: 'complicationDate',
        words: 'Complications more than 30 days after surgery',
        otherwise: 'refuse',
        reasonCode: 'OUT_OF_CRITERIA',
        test: { kind: 'more days after', question: 'complicationDate', after: 'surgeryDate', days: 30 },
      },
    ],
  },
  // Elmiron
  '17': {
    questions: [
      { id: 'yearsOfUse', label: 'For how many years did you take Elmiron?', kind: 'number' },
      { id: 'stoppedOn', label: 'When did you stop?', kind: 'date' },
      { id: 'symptomsOn', label: 'When did the symptoms begin?', kind: 'date' },
    ],
    criteria: [
      {
        id: 'yearsOfUse',
        words: 'At least two years of use',
        otherwise: 'refuse',
        reasonCode: 'OUT_OF_CRITERIA',
        test: { kind: 'at least', question: 'yearsOfUse', value: 2 },
      },
      {
        id: 'symptomsOn',
        words: 'Symptoms within a year of stopping',
        otherwise: 'refuse',
        reasonCode: 'OUT_OF_CRITERIA',
        test: { kind: 'within days after', question: 'symptomsOn', after: 'stoppedOn', days: 366 },
      },
    ],
  },
};

const none: RuleInput = { questions: [], criteria: [] };

/** The built-in questions and criteria of a case type; no criteria if the practice states none. */
export const builtInRule = (caseType: string): RuleInput => {
  const { questions, criteria } = Object.hasOwn(builtInRules, caseType) ? builtInRules[caseType]! : none;
  return { questions: [...questions, ...generalQuestions], criteria };
};
