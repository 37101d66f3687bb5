import type { PracticeArea } from '../../practice-area';

export const herniaMesh: PracticeArea = {
  slug: 'hernia-mesh-claims',
  name: 'Hernia Mesh',
  summary:
    'For patients whose hernia was repaired with surgical mesh and who later had pain, infection or another operation.',
  meta: {
    title: 'Hernia Mesh Claims and Lawsuits',
    description:
      'Had hernia mesh surgery on or after Jan 1 2006 and problems more than 30 days later? See who may have a claim and which mesh the courts look at.',
  },
  title: 'Hernia Mesh Claims',
  intro:
    'If hernia mesh brought you lasting pain, an infection or a second operation, we can help you find out which mesh you have and whether you may have a claim.',
  story:
    'Hernia mesh is meant to support a weak spot in the body while it heals. For many patients it does. For others it brought lasting pain, an infection or a second operation. If that happened to you, the mesh itself may be part of the reason.',
  standing: {
    against: [
      'The settlement of the largest group, over Bard mesh, was made for people whose lawsuits were on file. If yours is not, it may not reach you.',
      '[[mesh-physiomesh-settled-2023]] [[mesh-cqur-settled-2022]] A new case may find no place there. Ask us what is left.',
    ],
    for: ['[[mesh-bard-2024]]'],
    todo: [
      'First find out the name on your implant: another maker means another court. The steps for that stand further down this page.',
    ],
    open: ['How far the payments of the Bard settlement have come.', '[[mesh-covidien-trial-off]]'],
  },
  sections: [
    {
      id: 'what-hernia-mesh-is',
      heading: 'What hernia mesh is',
      blocks: [
        {
          text: 'A hernia happens when an organ or fatty tissue pushes through a weak place in the muscle around it. It is common in the groin and the belly. Surgeons often repair it with mesh, a net of plastic or animal tissue that is stitched or fixed over the weak place.',
        },
        {
          text: 'Lawsuits do not say that all mesh is bad. They say that certain products were poorly designed or made, or were sold without a clear enough warning to doctors and patients. The makers deny this.',
        },
      ],
    },
    {
      id: 'complications',
      heading: 'Problems patients report',
      blocks: [
        {
          text: 'Any operation can have side effects. [[mesh-fda-reports]] These are problems that mesh patients may have:',
        },
        {
          list: [
            'Pain that does not go away, or that starts long after you healed.',
            'Infection in the wound or around the mesh.',
            'The hernia coming back, which doctors call recurrence.',
            'Adhesion: scar-like tissue makes organs stick to each other or to the mesh.',
            'Obstruction: the bowel is blocked, so food and waste cannot pass.',
            'Perforation: a hole in an organ or tissue nearby.',
            'Migration: the mesh moves away from where it was placed.',
            'Shrinkage: the mesh contracts and may pull on tissue around it.',
          ],
        },
        {
          note: 'Strong belly pain, fever, vomiting or a swollen belly can be urgent. Get medical care first. We will still be here.',
        },
      ],
    },
    {
      id: 'eligibility',
      heading: 'Who may have a claim',
      blocks: [
        { text: 'We look at these two points first. Both should fit:' },
        {
          list: ['[[mesh-firm-2006]]', '[[mesh-firm-30-days]]'],
        },
        {
          text: 'Why the wait after surgery? Pain and swelling in the first weeks are often part of normal healing. Problems that show up later may say more about the mesh.',
        },
        {
          text: 'Next we ask which product was used and what treatment you needed. A second operation to fix or remove the mesh often matters, but tell us your story even if you have not had one.',
        },
      ],
    },
    {
      id: 'find-your-mesh',
      heading: 'How to find out which mesh you have',
      blocks: [
        {
          text: 'Few patients know the name of their mesh. You can find it without seeing a lawyer:',
        },
        {
          steps: [
            {
              title: 'Ask for the operative report',
              text: "This is the surgeon's written account of your operation. The records office of the hospital can give you a copy.",
            },
            {
              title: 'Look for the implant sticker',
              text: 'Hospitals often keep a sticker that shows the maker, the product name and the lot number.',
            },
            {
              title: 'Save everything else',
              text: 'Keep scans, bills, notes on your pain and a list of the days you could not work.',
            },
            {
              title: 'If mesh is removed, ask to have it kept',
              text: 'Before the operation, tell the surgeon that the mesh may be needed as proof.',
            },
          ],
        },
        { text: 'If this is too much, leave it to us. With your permission, we can request the records.' },
      ],
    },
    {
      id: 'past-settlements',
      heading: 'A past settlement',
      blocks: [
        {
          text: 'Large groups of hernia mesh cases have settled before. [[mesh-184m-copy]] A settlement is an agreement to end a case for a sum of money, often without anyone saying they were at fault.',
        },
        { since: ['mesh-184m-2011', 'mesh-bard-2024'] },
        {
          text: 'These were payments by the maker to people who had sued it, not results of our firm. The money was shared among many people with different injuries. Your product, your injuries, your records and the court all play a part, and a claim may also end with no payment.',
        },
      ],
    },
  ],
  accordion: {
    kind: 'faq',
    heading: 'Hernia mesh questions',
    items: [
      {
        question: 'Do I need to have the mesh removed before I file?',
        answer: [
          'No. Removal is a medical choice for you and your doctor. Please do not have surgery for the sake of a claim. Removal can affect a case, and we will explain how.',
        ],
      },
      {
        question: 'Would I be suing my surgeon?',
        answer: [
          'These claims are mostly against the company that made the mesh. If something else went wrong in your care, that may be a different kind of claim, and we will tell you.',
        ],
      },
      {
        question: 'My hernia came back. Is that enough?',
        answer: [
          'It may be one part of a claim. Hernias can come back for many reasons, so we look at the product, the time that passed and what your surgeon found.',
        ],
      },
      {
        question: 'My surgery was earlier than the date on this page. Can I ask anyway?',
        answer: [
          'Yes, you can ask, and we will give you a clear answer. We expect that most earlier surgeries will fall outside the claims we can take.',
        ],
      },
      {
        question: 'Is the Bard settlement open to me?',
        answer: [
          'We cannot tell from here. It was made for lawsuits that were already on file. Tell us your product and your dates, and we will look.',
        ],
      },
    ],
  },
};
