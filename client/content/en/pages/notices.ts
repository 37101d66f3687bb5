// Templates: a lawyer of the firm reads and adapts these texts before the site goes live.

import type { LegalPage } from '../../legal-page';

export const notices: LegalPage[] = [
  {
    slug: 'health-data-notice',
    title: 'Health Data Notice',
    meta: {
      title: 'Health Data Notice',
      description:
        'What we learn about your health when you ask for help, why we need it, who sees it, and how you can see it, take back your consent or have it deleted.',
    },
    updated: '2026-11-22',
    intro:
      'What you tell {firm} about an illness or an injury is health data. This page says what we do with it. It is our consumer health data privacy policy under the laws of Washington and Nevada. We keep to it for everybody, wherever you live.',
    sections: [
      {
        id: 'what-we-collect',
        heading: 'What we collect, and why',
        blocks: [
          {
            list: [
              'The kind of case that you choose, because it can tell which medicine, device or chemical you used',
              'What you write in your message, and what you answer when we ask: illnesses, injuries, treatments, dates',
              'Your name, your number and your address, so that we can answer you',
            ],
          },
          {
            text: 'We use it to find out whether we can help you, to answer you, and to prepare your case if you become a client. We use it for nothing else.',
          },
        ],
      },
      {
        id: 'where-from',
        heading: 'Where it comes from',
        blocks: [
          {
            list: [
              'From you: the form, a call, an email or a letter',
              'From a company that passes your request on to us, because you asked for help on its website',
            ],
          },
        ],
      },
      {
        id: 'who-gets-it',
        heading: 'Who gets it',
        blocks: [
          {
            text: 'Our own staff. Companies that run our servers and our mail store it for us and may do nothing else with it. We share it with another law firm only after we asked you, and with a court or an office when the law says that we must.',
          },
          {
            text: 'We do not sell health data. We share it with no advertiser and no data broker. We put no fence around places of health care to learn who goes there. No other company can follow you from this website to others; the map on the contact page loads only if you ask for it.',
          },
        ],
      },
      {
        id: 'your-rights',
        heading: 'What you can ask for',
        blocks: [
          {
            list: [
              'Whether we hold health data of yours, a copy of it, and a list of those who got it',
              'That we stop collecting or sharing it: you take back your consent',
              'That we delete it. We then also tell those who got it from us',
            ],
          },
          {
            text: 'Use the form on [Your data](/your-data), write to {email} or call {phone}. We answer within 45 days. If we need up to 45 days more, we tell you why in that time.',
          },
          {
            text: 'If we say no, you can ask us to look again: write to {email} with the word “appeal”. We answer within 45 days, in writing and with our reasons. If we still say no, you can complain to the attorney general of your state. In Washington that is www.atg.wa.gov/file-complaint.',
          },
        ],
      },
      {
        id: 'changes',
        heading: 'When this page changes',
        blocks: [
          {
            text: 'If we ever want to collect or use health data in a way that does not stand here, we ask you first. The date at the top says when this page was last changed.',
          },
        ],
      },
    ],
  },
  {
    slug: 'accessibility',
    title: 'Accessibility',
    meta: {
      title: 'Accessibility',
      description:
        'How we make this website work for everybody, what we measure ourselves by, what does not work yet, and how to tell us when something stops you.',
    },
    updated: '2026-11-22',
    intro:
      'Everybody should be able to read this website and ask for help here, also with a screen reader, with the keyboard alone, with large letters, on an old phone, or without scripts.',
    sections: [
      {
        id: 'what-we-aim-for',
        heading: 'What we aim for',
        blocks: [
          {
            text: 'We build to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. Programs check the pages at every change, and try the forms with the keyboard and on a narrow phone. A program does not find everything, so please tell us what we missed.',
          },
        ],
      },
      {
        id: 'what-works',
        heading: 'What you can count on',
        blocks: [
          {
            list: [
              'Everything can be reached and used with the keyboard, and you can see where you are',
              'Text and its background differ enough to be read, in every state of a button or a field',
              'An error is said in words beside the field, and nothing that you typed is lost',
              'The pages, the form for help and the forms about your data work without scripts',
              'Things move only where it helps, and not at all if your device asks for less motion',
            ],
          },
        ],
      },
      {
        id: 'what-does-not',
        heading: 'What does not work yet',
        blocks: [
          {
            text: 'The map on the contact page comes from another company. Not all of it can be used with a screen reader. The address stands beside it in words, and you can ask us for the way.',
          },
        ],
      },
      {
        id: 'tell-us',
        heading: 'Tell us, or let us do it for you',
        blocks: [
          {
            text: 'If something stops you, call {phone} or write to {email}. Tell us the page, and what you wanted to do. We help you at once in another way, by phone or in large print, and then we mend the page. You can also send a letter to {firm}, {address}.',
          },
        ],
      },
    ],
  },
];
