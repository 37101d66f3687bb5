import { type Concern, keepConcern, readDraft } from './draft';

const note = () => document.querySelector<HTMLElement>('[data-concern-note]');
const input = (name: string) => note()?.querySelector<HTMLInputElement>(`[name="${name}"]`);

/** Shows the answers to an area's questions in the page's form; nothing removes them. */
export const showConcern = (concern: Concern | undefined = readDraft().concern) => {
  const [box, answers, about] = [note(), input('answers'), input('answersAbout')];
  if (!box || !answers || !about) return;
  box.hidden = concern === undefined;
  answers.value = concern?.answers ?? '';
  about.value = concern?.about ?? '';
};

/** The answers to send: those about the chosen case, if the person wants to include them. */
export const concernToSend = (caseType: string): string | undefined => {
  const said = input('answers')?.value;
  return said && input('withAnswers')?.checked && input('answersAbout')?.value === caseType
    ? said
    : undefined;
};

/** Keeps the answers for the form on another page, until the form is sent or the tab is closed. */
export const takeConcern = (concern: Concern | undefined) => {
  keepConcern(concern);
  showConcern(concern);
};
