import type { StatementTexts } from '../../statement';
import type { elmiron as entries } from '../../statements/elmiron';

export const elmiron: StatementTexts<typeof entries> = {
  'elmiron-label-2020':
    'Since June 16, 2020 the label in the United States has carried a warning about changes of the retina. It says that they were seen mostly after three years of use or longer, sometimes sooner.',
  'elmiron-label-exams':
    'The label suggests eye exams during treatment. The changes may go on after the medicine is stopped.',
  'elmiron-settlements':
    'In 2023 settlements were reported for a large part of about 2,000 Elmiron lawsuits. The sums are not public.',
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
