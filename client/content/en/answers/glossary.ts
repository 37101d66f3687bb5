import type { AnswerPage } from '../../answer-page';
import { massTorts } from '../../area-facts';
import type { Term } from '../../link-terms';

export const glossary: AnswerPage = {
  title: 'Words that lawyers use',
  summary: 'MDL, bellwether, lien, statute of limitations: what they mean, in plain words.',
  meta: {
    title: 'Glossary: Words That Lawyers Use',
    description:
      'What lawyers mean by MDL, bellwether, class action, contingency fee, lien, preemption, statute of limitations and other words, said in plain English.',
  },
  updated: '2026-11-21',
  intro: 'We try to do without these words. You will meet them in letters and in the news, so here they are.',
  sections: [],
};

/** In alphabetical order. */
export const terms: readonly Term[] = [
  { term: 'Appeal', text: 'A request to a higher court to check what a lower court did.' },
  {
    term: 'Bellwether',
    groups: massTorts,
    text: 'A test case that is tried early, so that both sides see how a jury looks at cases like it. It does not decide the others.',
    linked: true,
  },
  {
    term: 'Class action',
    groups: massTorts,
    text: 'One lawsuit for many people at once. Its result binds all who do not step out in time.',
    linked: true,
  },
  { term: 'Complaint', text: 'The paper that opens a lawsuit. It says who is sued, and why.' },
  {
    term: 'Contingency fee',
    text: 'A fee that depends on winning: a share of the money that is won, and nothing if none is won.',
    linked: true,
  },
  { term: 'Costs', text: 'What it takes to run a case apart from the fee: courts, records, experts.' },
  { term: 'Damages', text: 'The money that the law allows a person to ask for after harm.' },
  { term: 'Defendant', text: 'The person or company that is sued.' },
  {
    term: 'Deposition',
    text: 'Questions that you answer under oath, before a trial, with lawyers in the room.',
    linked: true,
  },
  { term: 'Discovery', text: 'The time in which both sides hand over papers and answer questions.' },
  {
    term: 'Discovery rule',
    text: 'A rule of many states: the time to sue starts when you learn of the harm and its likely cause, not when it was done.',
    linked: true,
  },
  { term: 'Estate', text: 'What a person leaves behind, and those who look after it in law.' },
  {
    term: 'Lien',
    text: 'A claim on your money by someone who paid your bills, such as a health plan.',
    linked: true,
  },
  {
    term: 'Mass tort',
    groups: massTorts,
    text: 'Many people say that the same product or event harmed them. Each keeps a case of their own.',
    linked: true,
  },
  {
    term: 'MDL',
    groups: massTorts,
    text: 'Short for multidistrict litigation. Federal cases about the same product are put before one judge for the shared steps.',
    linked: true,
  },
  { term: 'Negligence', text: 'Not taking the care that a careful person would have taken.', linked: true },
  { term: 'Plaintiff', text: 'The person who sues.', linked: true },
  {
    term: 'Preemption',
    groups: massTorts,
    text: 'Federal law comes before state law. Where the two clash, a claim under state law can be blocked.',
    linked: true,
  },
  { term: 'Punitive damages', text: 'An extra sum that is meant to punish very bad conduct.', linked: true },
  {
    term: 'Release',
    text: 'A paper that ends your claim. Once it is signed, you usually cannot ask for more.',
  },
  { term: 'Retainer agreement', text: 'The contract between you and your lawyer.', linked: true },
  {
    term: 'Settlement',
    text: 'An agreement that ends a case for a sum of money, often without anyone saying they were at fault.',
    linked: true,
  },
  { term: 'Statute of limitations', text: 'The law that limits the time to sue.', linked: true },
  {
    term: 'Summary judgment',
    text: 'A ruling that ends a case, or a part of it, before trial, because there is nothing for a jury to decide.',
    linked: true,
  },
  { term: 'Tort', text: 'A wrong that harms someone and for which the law lets them ask for money.' },
  { term: 'Verdict', text: 'The decision of a jury at the end of a trial.', linked: true },
  {
    term: 'Wrongful death',
    text: 'A claim of the family when a person has died through the fault of someone else.',
    linked: true,
  },
];
