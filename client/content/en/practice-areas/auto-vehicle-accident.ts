import type { PracticeArea } from '../../practice-area';

export const autoVehicleAccident: PracticeArea = {
  slug: 'auto-vehicle-accident-lawsuit',
  name: 'Auto Vehicle Accident',
  summary: 'Hurt in a car, truck or motorcycle crash? See what a claim can cover and what to do first.',
  meta: {
    title: 'Auto Vehicle Accident Lawsuit: Free Case Review',
    description:
      'What to do after a crash, what a claim may cover, what to keep and how insurers work. Plain words and a free case review, with no fee unless we win.',
  },
  title: 'Help after a car, truck or motorcycle crash',
  intro: 'Tell us what happened, and we will tell you plainly what we see and what your choices are.',
  story:
    'A crash is over in a moment. What follows takes much longer: doctor visits, time off work, repair bills and calls from insurance companies. You do not have to sort that out alone.',
  standing: {
    against: [],
    for: [],
    todo: [
      'In the first days: see a doctor even if you feel fine, ask for the police report, tell your own insurer, and keep photos and bills. Sign nothing yet.',
      'A crash case is yours alone. It runs against a driver, a company or an insurer in your own state, and no group case decides it for you.',
      'Most of these claims end with an insurer and never see a courtroom. The time limit runs all the same, so note the day of the crash.',
    ],
    open: [
      'Who was at fault, and how your state shares the blame when both sides made mistakes.',
      'How much insurance there is on each side.',
    ],
  },
  sections: [
    {
      id: 'first-steps',
      heading: 'What to do in the days after a crash',
      blocks: [
        { text: 'Your health comes first. The claim can wait until you are safe and have seen a doctor.' },
        {
          steps: [
            {
              title: 'See a doctor',
              text: 'Go even if you feel fine. Some injuries show up later, and the visit puts your symptoms on record.',
            },
            {
              title: 'Ask for the police report',
              text: 'If officers came to the scene, ask how you can get a copy or write down the report number.',
            },
            {
              title: 'Tell your own insurer',
              text: 'Most policies ask you to report a crash soon. Give the basic facts: where, when and who was there.',
            },
            {
              title: 'Keep what you have',
              text: 'Save photos, bills, letters and messages in one place. Do not repair or give away the vehicle before someone has taken pictures of it.',
            },
            {
              title: 'Talk to us before you sign',
              text: 'An early offer may ask you to give up the rest of your claim. A short call first costs you nothing.',
            },
          ],
        },
      ],
    },
    {
      id: 'crashes-we-review',
      heading: 'Crashes we review',
      blocks: [
        {
          text: 'You may have been driving, riding along, cycling or walking. What matters is how the crash happened and how it hurt you. We look at cases such as these:',
        },
        {
          list: [
            'A driver who was speeding, texting, tired or under the influence',
            'A truck or delivery van, where the company may share the blame',
            'A motorcycle, bicycle or person on foot hit by a vehicle',
            'A driver who left the scene or had no insurance',
            'A part that failed, such as a brake, tire or airbag, which may lead to a [product liability](/services/product-liability) claim',
            'A ride booked through an app, which has [its own page](/services/ride-share-claims)',
          ],
        },
      ],
    },
    {
      id: 'how-a-claim-works',
      heading: 'How a claim works',
      blocks: [
        {
          text: 'Most claims turn on negligence, which means that someone did not take the care that a careful person would have taken. We have to show three things: that someone was careless, that this caused the crash, and that the crash caused your losses.',
        },
        {
          text: 'Money usually comes from an insurance policy. It may be the policy of the other driver, of a company or of your own household. In some states your own insurer pays certain costs first, no matter who caused the crash. This is called no-fault insurance. We find out which rules apply where you live.',
        },
        {
          text: 'Many claims end in a settlement, an agreement that closes the case for a sum of money. If no fair agreement can be reached, the next step may be a lawsuit. Whether to settle is always your decision.',
        },
      ],
    },
    {
      id: 'compensation',
      heading: 'What compensation may cover',
      blocks: [
        {
          text: 'Compensation is money meant to make up for what the crash took from you. We look at four kinds. Which of them apply depends on your injuries and on the law of your state.',
        },
        {
          cards: [
            {
              title: 'Non-economic loss',
              text: 'Harm that has no bill: pain, worry, poor sleep, scars, or no longer being able to do things that you enjoyed.',
            },
            {
              title: 'Medical expenses',
              text: 'Ambulance, hospital, surgery, medicine, therapy and walking aids. Care that you are likely to need later may count too.',
            },
            {
              title: 'Economic loss',
              text: 'Pay that you missed, work that you can no longer do, and other money lost because of the crash.',
            },
            {
              title: 'Domestic assistance',
              text: 'Help at home that you did not need before: cleaning, cooking, shopping, yard work or child care.',
            },
          ],
        },
      ],
    },
    {
      id: 'what-to-keep',
      heading: 'What helps your case',
      blocks: [
        {
          text: 'Bring what you have. Do not worry about gaps: with your permission we can ask for records.',
        },
        {
          list: [
            'Photos or video of the scene, the vehicles and your injuries',
            'Names and numbers of other drivers and of people who saw it',
            'The police report or its number',
            'Your insurance card and any letters from insurers',
            'Medical bills and a list of every place that treated you',
            'Pay stubs that show the time you missed',
            'A few lines each week about pain, sleep and what you could not do',
          ],
        },
      ],
    },
    {
      id: 'insurance-companies',
      heading: 'When an insurer calls',
      blocks: [
        {
          text: 'You may hear from an adjuster, the person who works out what the insurer is willing to pay. Be polite and brief. You can say that you would like to speak with a lawyer first. You can also ask for any offer in writing.',
        },
        {
          note: 'A release is a paper that ends your claim. Once it is signed, you usually cannot ask for more, even if an injury turns out to be worse. Let someone read it with you first.',
        },
      ],
    },
  ],
  accordion: {
    kind: 'faq',
    heading: 'Questions after a crash',
    items: [
      {
        question: 'I have no papers. Can I still make a claim?',
        answer: [
          'A claim after a crash asks who caused the harm. [[immigrant-lost-wages]] You do not have to tell us your immigration status to ask us.',
        ],
      },
      {
        question: 'What if the crash was partly my fault?',
        answer: [
          'You may still have a claim. In many states your share of the blame lowers what you can receive. In some states it can end the claim. Tell us honestly what happened, and we will explain the rule where you live.',
        ],
      },
      {
        question: 'The other driver had no insurance. Is there any point in asking?',
        answer: [
          'Yes. Your own policy may cover crashes with uninsured drivers. Or someone else may share the blame, such as an employer or the owner of the vehicle. We can read the policies with you.',
        ],
      },
      {
        question: 'I was a passenger. Who pays?',
        answer: [
          'It may be the insurer of the driver you rode with, of another driver, or of both. A claim goes to the insurance company in most cases, so asking about it does not have to be a step against a friend.',
        ],
      },
      {
        question: 'I was driving for work. What now?',
        answer: [
          "Workers' compensation, the insurance that most employers carry for injured workers, may pay your care and part of your wages. You may also have a claim against the other driver. Our page on [workplace injuries](/services/workplace-injuries) says more.",
        ],
      },
      {
        question: 'How long will it take?',
        answer: [
          'No one can say at the start. It depends on how you heal, on the insurers and on whether a lawsuit is needed. We tell you where your case stands, and you can ask at any time.',
        ],
      },
    ],
  },
};
