import type { PracticeArea } from '../../practice-area';

export const productLiability: PracticeArea = {
  slug: 'product-liability',
  name: 'Product Liability',
  summary: 'Hurt by a medicine, a medical device or a product that was not safe? See which cases we review.',
  meta: {
    title: 'Product Liability: Cases and Compensation',
    description:
      'Hurt by a medicine, a device or a product used as intended? Learn what product liability means, which cases we review and what a claim may cover.',
  },
  title: 'Product liability',
  intro: 'If a product hurt you, you do not need to know what went wrong inside it to ask us.',
  story:
    'When you buy or are given a product, you should be able to trust that it is safe when it is used as intended. Product liability is the law for cases in which it was not: it says when a maker or seller has to answer for harm that a product caused.',
  standing: {
    against: [],
    for: [],
    todo: [
      'Which court has your case depends on the product. Many drugs and devices have pages of their own here, with the court, the makers and the dates.',
      'For a product that is not on our list, a case usually starts in your own state. Look up whether it was recalled, and keep it as it is.',
    ],
    open: ['Whether the maker, the seller or both have to answer, which differs by state.'],
  },
  sections: [
    {
      id: 'case-types',
      heading: 'Cases that we review',
      blocks: [
        { text: 'Most claims rest on one or more of three kinds of fault:' },
        {
          list: [
            'A design defect: the product was unsafe from the way it was planned',
            'A manufacturing defect: something went wrong when it was made, so that it came out different from the plan',
            'A missing or unclear warning: people were not told of a risk, or of how to use it safely',
          ],
        },
        { text: 'The products themselves vary widely. Among those we look at are:' },
        {
          list: [
            'Medicines, such as [Zantac](/services/zantac-claims), [Elmiron](/services/elmiron-lawsuit) and [Depo-Provera](/services/depo-provera-claims)',
            'Medical devices, such as [hernia mesh](/services/hernia-mesh-claims), [CPAP machines](/services/philips-cpap-claims), [port catheters](/services/tivad-lawsuit-claims) and the [Paragard IUD](/services/paragard-claims)',
            'Things used on the body, such as [talcum powder](/services/talcum-powder-claims) and [hair relaxer](/services/hair-relaxer-claims)',
            '[Baby formula](/services/baby-formula-lawsuit) given to babies born early',
            'Vehicle parts, tools, machines and household goods that failed',
          ],
        },
        {
          text: 'If you can, keep the product, its box and its papers as they are. Do not repair it or send it back before you have asked. Take photos. If a doctor prescribed it, do not stop using it without talking to the doctor first.',
        },
      ],
    },
    {
      id: 'compensation',
      heading: 'Damages that you may claim',
      blocks: [
        {
          text: 'Damages are the money that the law allows you to ask for. In a product case they may include:',
        },
        {
          list: [
            'Medical bills, now and later, including surgery to remove or replace a device',
            'Wages lost, and a lower ability to earn',
            'Pain, distress, scars and the loss of things that you enjoyed',
            'Help that you need at home',
            'Losses of the family, when someone has died',
            'In some cases punitive damages, an extra sum meant to punish very bad conduct',
          ],
        },
        {
          text: 'The maker of the product, the maker of a part and the seller may each share the blame. Which of them has to answer depends on the facts and on state law. What we can do is look at it with you and tell you what we think.',
        },
      ],
    },
    {
      id: 'third-party-liability',
      heading: 'Third-party liability',
      blocks: [
        {
          text: "Hurt by a product at work? Workers' compensation, which is insurance for work injuries, usually comes first, and in most cases you cannot sue your own employer. You may still have a claim against a third party, which means someone other than your employer, such as:",
        },
        {
          list: [
            'The company that made the machine, tool or chemical',
            'The company that sold it or rented it out',
            'A company that repaired or changed it and left it unsafe',
          ],
        },
      ],
    },
    {
      id: 'osha',
      heading: 'OSHA and products at work',
      blocks: [
        {
          text: 'OSHA is the Occupational Safety and Health Administration, the federal agency for safety at work. Some states have their own agency with similar rules.',
        },
        {
          list: [
            'Its rules cover machine guards, electrical safety and protective gear, among other things',
            'It can inspect a workplace and fine an employer, but it does not pay you',
            'Its report may help to show what happened, though it does not decide your case',
          ],
        },
        {
          text: 'See our page on [workplace injuries](/services/workplace-injuries) for more on this.',
        },
      ],
    },
  ],
};
