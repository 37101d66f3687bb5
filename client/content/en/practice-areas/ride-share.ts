import type { PracticeArea } from '../../practice-area';

export const rideShare: PracticeArea = {
  slug: 'ride-share-claims',
  name: 'Ride Share',
  summary:
    'For passengers and others who were hurt in a crash or harmed by someone during a ride booked through an app.',
  meta: {
    title: 'Ride Share Crash and Assault Claims',
    description:
      'Hurt in a crash or assaulted during a ride booked through an app? See what you need for a claim, what you can do now and who may be responsible.',
  },
  title: 'Ride Share Claims',
  intro: 'If you were hurt in a crash, or if someone harmed you during the ride, you may have a claim.',
  story:
    'You booked a ride and expected to get there safely. It can be hard to tell who is responsible: the driver, the app company, another driver or an insurer. We help you sort that out, at your pace.',
  standing: {
    against: ['[[uber-state-trial-2025]]'],
    for: ['[[uber-dean-verdict-2026]]'],
    todo: [
      'Note the place and the day of the ride, and keep the receipt of the app. State law makes a great difference, so the place matters.',
      'Claims about crashes are not part of these groups. They run like other crash cases, with the insurer of the driver, of the app company or of someone else.',
    ],
    open: [
      'How the appeal against the first federal verdict ends.',
      'How the test trials after it ended. We found no source that we can rely on.',
    ],
  },
  sections: [
    {
      id: 'what-claims-cover',
      heading: 'What ride share claims cover',
      blocks: [
        {
          text: 'Ride share means a trip that you book through an app, such as Uber or Lyft, with a driver who uses a private car. Claims are mostly of these kinds:',
        },
        {
          cards: [
            {
              title: 'Crashes',
              text: 'You were a passenger, a person on foot or on a bike, or in another car that a ride share driver hit.',
            },
            {
              title: 'Assault',
              text: 'A driver touched you without consent, hurt you, threatened you or held you in the car. It was not your fault.',
            },
            {
              title: 'Unsafe conditions',
              text: 'You were hurt getting in or out, or because the driver was drowsy, drunk or on the phone.',
            },
          ],
        },
      ],
    },
    {
      id: 'what-you-need',
      heading: 'What you need for a claim',
      blocks: [
        { text: 'To make a claim, you need these things:' },
        {
          list: [
            'Your ride receipt. It is in your email or in the trip history of the app.',
            'The police report number.',
            'A copy of a government ID, such as a driver license or passport.',
          ],
        },
        {
          text: 'You do not upload anything on this website, and please do not put ID numbers in the form. When we talk, we tell you how to share these papers safely.',
        },
        {
          note: 'Missing one of them? Contact us anyway. You may still be able to make a police report or find an old receipt, and we can show you how.',
        },
      ],
    },
    {
      id: 'what-to-do-now',
      heading: 'What you can do now',
      blocks: [
        {
          text: 'If you are in danger, call emergency services first. Then take these steps as you feel able:',
        },
        {
          steps: [
            {
              title: 'Get medical care',
              text: 'See a doctor even if you feel fine. Some injuries show up later. After an assault, a hospital can care for you and explain what kinds of proof it can keep.',
            },
            {
              title: 'Save the ride',
              text: 'Take screenshots of the trip, the driver profile, the car, the route and all messages. Do not delete the app.',
            },
            {
              title: 'Make a report',
              text: 'A police report creates a record. Ask for its number. You can also report the ride in the app.',
            },
            {
              title: 'Write it down',
              text: 'Note what happened, where and when, and who may have seen it. Do this while it is fresh, if it is not too hard.',
            },
            {
              title: 'Take care before you sign',
              text: 'An insurer or the app company may ask for a recorded statement or offer quick money. You can say that you want advice first.',
            },
          ],
        },
      ],
    },
    {
      id: 'eligibility',
      heading: 'Who may have a claim',
      blocks: [
        { text: 'These are the first things we ask:' },
        {
          list: [
            'The ride was booked through an app, or a driver who was working for one hit you.',
            'You were hurt, in your body or in your mind.',
            'Someone else may be responsible for what happened.',
          ],
        },
        {
          text: 'The time limit may not be the same for a crash and for an assault. We look up both for your state.',
        },
      ],
    },
    {
      id: 'who-may-be-responsible',
      heading: 'Who may be responsible',
      blocks: [
        {
          text: 'After a crash, the insurance that applies often depends on what the driver was doing in the app at that moment:',
        },
        {
          cards: [
            {
              title: 'App off',
              text: "The driver's own car insurance usually comes first.",
            },
            {
              title: 'App on, no ride yet',
              text: 'Some insurance from the app company may apply. It often covers less.',
            },
            {
              title: 'On the way or with a rider',
              text: "The app company's larger insurance may apply.",
            },
          ],
        },
        {
          text: 'After an assault, we also look at what the app company knew about the driver, how it checked drivers and what it did with earlier complaints. App companies often say that drivers are not their employees. Whether that ends a claim depends on state law and on the facts.',
        },
      ],
    },
    {
      id: 'what-happens-next',
      heading: 'What happens next',
      blocks: [
        {
          text: 'Tell us as much or as little as you like. If a call or an email is safer for you, say which.',
        },
        {
          text: 'Was it a crash in a private car? See our page on [vehicle accidents](/services/auto-vehicle-accident-lawsuit).',
        },
      ],
    },
  ],
  accordion: {
    kind: 'information',
    heading: 'More about ride share claims',
    items: [
      {
        question: 'Your privacy',
        answer: [
          'You choose how much you tell us on the first day. If details are hard to write down, leave them out and ask us to call. In some cases a court may let you file without your full name in public papers.',
        ],
      },
      {
        question: 'If someone else booked the ride',
        answer: [
          'You may still have a claim. The person with the account can send the receipt, and your name can be shown in other ways, such as messages or the police report.',
        ],
      },
      {
        question: 'If you drive for an app',
        answer: [
          'Drivers get hurt too. Another driver may be at fault, and insurance from the app company may apply. Tell us whether the app was on and whether you had accepted a ride.',
        ],
      },
      {
        question: 'What a claim may include',
        answer: [
          'A claim may ask for medical bills, counseling, lost pay and the pain that you live with. No one can tell you early what a claim is worth, and some claims are not paid.',
        ],
      },
    ],
  },
};
