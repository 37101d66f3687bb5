import type { PracticeArea } from '../../practice-area';

export const constructionAccidents: PracticeArea = {
  slug: 'construction-accidents',
  name: 'Construction Accidents',
  summary:
    'Hurt on a construction site? See which accidents we review and who besides your employer may be responsible.',
  meta: {
    title: 'Construction Accidents: Your Rights and Options',
    description:
      "Hurt on a construction site? See which accidents we review, how workers' compensation and claims against others fit together, and what OSHA does.",
  },
  title: 'Construction accidents',
  intro: 'An employee, a contractor or someone who was only passing by: anyone who was hurt can ask us.',
  story:
    'A construction site brings many companies, machines and trades together in one place. When someone is hurt there, it is not always clear who was in charge of safety. We look at who did what, which insurance applies and what you can ask for.',
  standing: {
    against: [],
    for: [],
    todo: [
      'In the first days: see a doctor and say that it happened at work. Tell your boss in writing. Note names, take photos, and keep what broke. Sign nothing that you do not understand.',
      'Each accident is a case of its own, in the state where it happened. Two clocks run: one for workers’ compensation and one for a claim against someone else.',
      'What happened on the site is best shown by what was noted on the day. Names, photos and the report to your boss are the first things we ask for.',
    ],
    open: [
      'Who ran the site, and which company had to keep it safe.',
      'Whether OSHA has looked at the accident, and what it wrote.',
    ],
  },
  sections: [
    {
      id: 'case-types',
      heading: 'Accidents that we review',
      blocks: [
        {
          list: [
            'Falls from a roof, ladder, scaffold or floor edge',
            'Being hit by falling tools, loads or materials',
            'Being struck or pinned by a vehicle, crane or machine',
            'Trench or wall collapse',
            'Electric shock and burns',
            'Tools or equipment that failed: [product liability](/services/product-liability)',
            'Contact with dust, fumes or solvents: [chemical exposure](/services/chemical-exposure)',
          ],
        },
      ],
    },
    {
      id: 'immigration',
      heading: 'If you have no papers',
      blocks: [
        {
          text: 'You can ask us whatever your immigration status is, and you do not have to tell us what it is. The law is not the same in every state. This is what courts and agencies have said:',
        },
        {
          list: [
            '[[immigrant-comp-covered]]',
            '[[immigrant-pay-owed]]',
            '[[immigrant-retaliation]]',
            '[[immigrant-lost-wages]]',
          ],
        },
        {
          note: 'There are risks, too. [[immigrant-arrests]] Talk with a lawyer before you sign anything. Do not give a false name or number in a claim.',
        },
      ],
    },
    {
      id: 'compensation',
      heading: 'Compensation',
      blocks: [
        {
          text: "If you are an employee, workers' compensation usually comes first. It is insurance that pays for work injuries no matter who was at fault. A claim against someone else may add what it leaves out. Together they may cover:",
        },
        {
          list: [
            'Medical care and rehabilitation, which is training to regain strength and skills',
            'Part or all of the wages that you lost',
            'Lasting disability, or work that you can no longer do',
            'Pain and distress, in a claim against someone other than your employer',
            'Support for the family, when a worker has died',
          ],
        },
      ],
    },
    {
      id: 'third-party-liability',
      heading: 'Third-party liability',
      blocks: [
        {
          text: "In most cases you cannot sue your own employer when workers' compensation applies. You may have a claim against a third party, which means another person or company that was careless, such as:",
        },
        {
          list: [
            'The general contractor, who runs the site',
            'Another subcontractor or its crew',
            'The owner of the property',
            'An architect or engineer, if a plan was unsafe',
            'The company that made or rented out a machine, scaffold or tool',
            'A driver who hit you in a work zone',
          ],
        },
      ],
    },
    {
      id: 'osha',
      heading: 'OSHA and site safety',
      blocks: [
        {
          text: 'OSHA is the Occupational Safety and Health Administration, the federal agency that sets safety rules for most workplaces. Some states run their own program in its place.',
        },
        {
          list: [
            'Its construction rules cover falls, scaffolds, trenches, cranes, electricity and safety gear',
            'Workers may ask for an inspection, and may ask that their name be kept private',
            'An employer may not punish you for raising a safety concern; the time to complain about that can be short',
            'OSHA can fine a company, but it does not pay injured workers. [[work-osha-penalties-2025]]',
            'An inspection report may help to show what went wrong, though it does not decide your case',
          ],
        },
        {
          text: 'Report the accident to your boss in writing, see a doctor and take photos if you safely can.',
        },
      ],
    },
  ],
};
