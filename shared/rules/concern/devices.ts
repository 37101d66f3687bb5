import type { ConcernQuestion } from './concern-question';

/** By case type id: devices that doctors implant or prescribe. */
export const devices: Readonly<Record<string, readonly ConcernQuestion[]>> = {
  // Philips CPAP
  '7': [
    {
      id: 'recalledMachine',
      label: 'Did you use a Philips breathing machine that was part of the recall?',
      words: 'A Philips machine that was recalled',
      otherwise: 'refuse',
    },
    {
      id: 'illSince',
      label: 'Did you have symptoms or an illness after you started to use it?',
      words: 'An illness after you started to use it',
      otherwise: 'refuse',
    },
    {
      id: 'lasting',
      label: 'Was the illness serious, or has it lasted?',
      words: 'A serious or lasting illness',
      otherwise: 'flag',
    },
    {
      id: 'records',
      label: 'Could medical records show what was found?',
      words: 'Medical records of what was found',
      otherwise: 'flag',
    },
  ],
  // TIVAD / port catheter
  '9': [
    {
      id: 'implanted',
      label: 'Was a port or TIVAD put into your body, or that of a relative?',
      words: 'A port or TIVAD in the body',
      otherwise: 'refuse',
    },
    {
      id: 'complication',
      label: 'Was there a complication later, such as an infection, a clot or a broken part?',
      words: 'A complication such as those on this page',
      otherwise: 'refuse',
    },
    {
      id: 'treated',
      label: 'Did it need treatment, such as a hospital stay or removal of the port?',
      words: 'Treatment for it',
      otherwise: 'flag',
    },
  ],
  // Hernia mesh
  '13': [
    {
      id: 'treated',
      label: 'Did the problems need treatment, such as a second operation?',
      words: 'Treatment for the problems',
      otherwise: 'flag',
    },
  ],
  // Paragard
  '18': [
    {
      id: 'wasParagard',
      label: 'Was your IUD a Paragard?',
      words: 'A Paragard, not another brand',
      otherwise: 'refuse',
    },
    {
      id: 'broke',
      label: 'Did it break, or was it found to be broken, when it was removed?',
      words: 'A break on removal',
      otherwise: 'refuse',
    },
    {
      id: 'harm',
      label: 'Did it cause pain, an injury or more treatment, or is a piece still inside?',
      words: 'Pain, an injury, more treatment, or a piece still inside',
      otherwise: 'flag',
    },
  ],
};
