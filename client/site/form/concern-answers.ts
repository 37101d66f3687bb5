import { type Concern, keepConcern, readDraft } from './draft';

const note = () => document.querySelector<HTMLElement>('[data-concern-note]');
const input = (name: string) => note()?.querySelector<HTMLInputElement>(`[name="${name}"]`);

/** Puts what was answered to the questions of an area into the form of the page; nothing takes it out. */
export const showConcern = (concern: Concern | undefined = readDraft().concern) => {
  const [box, answers, about] = [note(), input('answers'), input('answersAbout')];
  if (!box || !answers || !about) return;
  box.hidden = concern === undefined;
  answers.value = concern?.answers ?? '';
  about.value = concern?.about ?? '';
};

/** The answers as they are sent: those that are about the chosen case, and only as long as the person wants that. */
export const concernToSend = (caseType: string): string | undefined => {
  const said = input('answers')?.value;
  return said && input('withAnswers')?.checked && input('answersAbout')?.value === caseType
    ? said
    : undefined;
};

/** Keeps the answers for the form of another page, until the form was sent or the tab is closed. */
export const takeConcern = (concern: Concern | undefined) => {
  keepConcern(concern);
  showConcern(concern);
};
