import type { PracticeArea } from '../practice-area';

export const productLiability: PracticeArea = {
  layout: 'simple',
  slug: 'product-liability',
  name: 'Product Liability',
  icon: 'PackageSearch',
  summary: 'Hurt by a medicine, a medical device or a product that was not safe? See which cases we review.',
  meta: {
    title: 'Product Liability: Cases and Compensation',
    description:
      'Hurt by a medicine, a device or a product used as intended? Learn what product liability means, which cases we review and what a claim may cover.',
  },
  title: 'Product liability',
  intro:
    'When you buy or are given a product, you should be able to trust that it is safe when it is used as intended. Product liability is the law for cases in which it was not: it says when a maker or seller has to answer for harm that a product caused. You do not need to know what went wrong inside the product to ask us about it.',
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
          text: 'The maker of the product, the maker of a part and the seller may each share the blame. Which of them has to answer depends on the facts and on state law. Deadlines differ by state and can be short. We cannot promise a result. What we can do is look at it with you, for free, and tell you what we think.',
        },
      ],
    },
  ],
  figures: [],
};
