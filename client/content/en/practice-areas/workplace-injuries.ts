import type { PracticeArea } from '../../practice-area';

export const workplaceInjuries: PracticeArea = {
  slug: 'workplace-injuries',
  name: 'Workplace Injuries',
  summary: 'Hurt or made ill by your job? See what may be paid, by whom, and which rights you have at work.',
  meta: {
    title: 'Workplace Injuries: Your Rights and Options',
    description:
      "Hurt or ill because of your job? Learn what workers' compensation may pay, when someone else may be responsible, and which safety rights you have.",
  },
  title: 'Workplace injuries',
  intro:
    'If you were hurt at work, we explain your options in plain words, and what you decide is up to you.',
  story:
    'A work injury can happen in one moment or build up over years. It can happen in a warehouse, a hospital, a kitchen, an office or on the road. You may be unsure whom to tell, who pays and whether you can speak up.',
  standing: {
    against: [],
    for: [],
    todo: [
      'In the first days: see a doctor and say that it happened at work, and keep a copy of all papers. Tell your employer in writing soon. In many states a late report alone can cost you the benefit.',
      'Two systems may pay: workers’ compensation, which asks about the injury and not about fault, and a claim against someone other than your employer. Each has its own time limit.',
    ],
    open: [
      'Whether someone besides your employer shares the blame.',
      'Which exceptions your state makes to the rule that you cannot sue your employer.',
    ],
  },
  sections: [
    {
      id: 'case-types',
      heading: 'Injuries that we review',
      blocks: [
        {
          list: [
            'Slips, trips and falls',
            'Injuries from machines, lifts and moving equipment',
            'Back, shoulder and hand injuries from lifting or from the same movement again and again',
            'Burns, electric shock and explosions',
            'Crashes while driving for work: [auto accidents](/services/auto-vehicle-accident-lawsuit)',
            'Illness from substances at work: [chemical exposure](/services/chemical-exposure)',
            'Injuries on a construction site: [construction accidents](/services/construction-accidents)',
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
          text: "Workers' compensation is insurance that usually pays for injuries at work no matter who was at fault. Each state has its own system. It may pay for:",
        },
        {
          list: [
            'Medical care for the injury or illness',
            'Part of your wages while you cannot work',
            'A lasting disability',
            'Training for other work, in some states',
            'Support for the family, when a worker has died',
          ],
        },
        {
          text: 'It usually does not pay for pain and distress. That is one reason to ask whether someone else is responsible too.',
        },
      ],
    },
    {
      id: 'third-party-liability',
      heading: 'Third-party liability',
      blocks: [
        {
          text: 'As a rule you cannot sue your own employer for what this insurance covers, though states allow some exceptions. A third party is anyone else whose carelessness helped to cause the harm. Examples are:',
        },
        {
          list: [
            'The maker of an unsafe machine, tool or chemical: [product liability](/services/product-liability)',
            'A driver who hit you while you were working',
            'The owner or manager of a building that you were sent to',
            'A cleaning, repair or delivery company that works at the same place',
            'A contractor who left a hazard behind',
          ],
        },
        {
          text: 'Such a claim can run beside the insurance claim. Some of what you receive may have to go back to the insurer. We explain this before you decide.',
        },
      ],
    },
    {
      id: 'osha',
      heading: 'OSHA and your rights at work',
      blocks: [
        {
          text: 'OSHA is the Occupational Safety and Health Administration, the federal agency for safety at work. Some states have their own agency with similar rules. Most workers have these rights:',
        },
        {
          list: [
            'A workplace without known serious hazards',
            'Safety training in a language that you understand',
            'Information about the chemicals that you work with',
            'Freedom to report an injury or a hazard without being punished for it',
            'The chance to ask for an inspection without your name being given to your employer',
          ],
        },
        {
          text: 'OSHA can fine an employer, but it does not pay you. [[work-osha-penalties-2025]] Tell your employer about the injury in writing as soon as you can, and keep a copy.',
        },
      ],
    },
  ],
};
