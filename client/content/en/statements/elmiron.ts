import type { StatementTexts } from '../../statement';
import type { elmiron as entries } from '../../statements/elmiron';

export const elmiron: StatementTexts<typeof entries> = {
  'elmiron-label-2020':
    'The maker reported to doctors that since June 2020 the label has carried a warning about changes of the retina. Most were seen after three years of use or longer, some sooner.',
  'elmiron-label-exams':
    'The maker suggests eye exams during treatment. It reports that the changes may go on after the medicine is stopped.',
  'elmiron-mdl':
    'On December 15, 2020 the federal lawsuits were grouped as MDL 2973 in the District of New Jersey, under Judge Brian Martinotti.',
  'elmiron-first-report':
    'In November 2018 eye doctors described this change of the macula in six people who had taken the medicine for many years.',
  'elmiron-firm-rule':
    'For an Elmiron case we look for two things: at least two years of use and symptoms within a year of stopping the medicine.',
  'elmiron-firm-years': 'You took Elmiron for at least two years.',
  'elmiron-firm-onset':
    'Your vision problems began while you took Elmiron or no later than a year after you stopped.',
};
