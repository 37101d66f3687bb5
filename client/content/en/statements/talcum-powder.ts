import type { StatementTexts } from '../../statement';
import type { talcumPowder as entries } from '../../statements/talcum-powder';

export const talcumPowder: StatementTexts<typeof entries> = {
  'talc-mdl-2738':
    'Since 2016 federal talc cases against Johnson & Johnson have been grouped as MDL 2738 in the District of New Jersey, now under Judge Michael Shipp.',
  'talc-ingham-verdict-2018':
    'In 2018 a jury in St. Louis awarded $4.69 billion to 22 women with ovarian cancer and their families, in Ingham v. Johnson & Johnson.',
  'talc-ingham-reduced-2020':
    'On June 23, 2020 an appeals court in Missouri cut that award to about $2.12 billion, in part because many of the women did not live in Missouri.',
  'talc-ingham-final-2021':
    'On June 1, 2021 the U.S. Supreme Court declined to hear the case. The lower sum stood, and it was paid.',
  'talc-sales-ended':
    'Johnson & Johnson has stopped selling baby powder made with talc, in the United States in 2020 and in the whole world in 2023.',
  'talc-iarc-2024':
    "In July 2024 the World Health Organization's cancer agency listed talc as probably able to cause cancer in people. It called the evidence in people limited.",
  'talc-bankruptcy-third-2025':
    'On March 31, 2025 a judge in Houston rejected a third bankruptcy plan for these claims. Johnson & Johnson said that it would go back to the courts.',
  'talc-bankruptcy-first-two':
    'Two earlier bankruptcy cases of a Johnson & Johnson unit were dismissed by 2023.',
  'talc-moore-2025':
    'On October 6, 2025 a jury in Los Angeles awarded $966 million to the family of Mae Moore, who died of mesothelioma. Johnson & Johnson said that it would appeal.',
  'talc-craft-2025':
    'On December 22, 2025 a jury in Baltimore awarded more than $1.5 billion to Cherie Craft, the largest award to one person so far. Johnson & Johnson said that it would appeal.',
  'talc-experts-2026':
    'It is reported that on January 20, 2026 a special master advised the federal judge to let the main experts on talc and ovarian cancer testify, but not those on heavy metals and fragrance. We found no ruling of the judge.',
  'talc-cases-67000':
    'In late 2025 more than 67,000 people had talc lawsuits pending against Johnson & Johnson.',
  'talc-top-verdict': 'The top verdict in a talc case is $4.69 billion.',
  'talc-emerson-2026':
    'Papers report that on February 13, 2026 a jury in Philadelphia awarded $250,000 to the family of a woman who died of ovarian cancer. Johnson & Johnson said that it would appeal.',
  'talc-florida-2024':
    'Law.com reports that on April 18, 2024 a jury in Florida decided for Johnson & Johnson.',
};
