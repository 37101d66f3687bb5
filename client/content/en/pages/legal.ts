// Templates: a lawyer of the firm reads and adapts these three texts before the site goes live. `{firm}`, `{email}`,
// `{phone}` and `{address}` are replaced from the firm's own file.

import type { LegalPage } from '../../legal-page';
import { mark } from '../../promises';

export const legalPages: LegalPage[] = [
  {
    slug: 'privacy-policy',
    title: 'Privacy Policy',
    meta: {
      title: 'Privacy Policy',
      description:
        'What we collect when you ask for a free case review, why we need it, who can see it, what your browser keeps and how to have your data deleted.',
    },
    updated: '2026-11-26',
    intro:
      'This page says what {firm} learns about you when you use this website, what we do with it, and what you can ask us to do. You can read every page here without telling us who you are.',
    sections: [
      {
        id: 'in-short',
        heading: 'In short',
        blocks: [
          {
            list: [
              'We collect what you send us in the form, and what we need to show that you agreed to be contacted.',
              'We use it to answer your request.',
              'There are no trackers from other companies here, no analytics and no advertising cookies.',
              'We do not sell your data.',
              'You can ask us to correct or delete it.',
            ],
          },
        ],
      },
      {
        id: 'what-we-collect',
        heading: 'What we collect',
        blocks: [
          { text: 'When you send the form for a free case review, we receive and keep:' },
          {
            list: [
              'Your first and last name',
              'Your email address',
              'Your phone number',
              'The type of case that you choose',
              'Your message, if you write one',
              'Your answers to “Does this concern me?”, if you tick the box that sends them to us',
              'The language of the page that you wrote from, so that we can answer you in it',
              'Your IP address, which is the number that your connection has on the internet',
              'The day and time of your request, and what you answered to the question about calls and texts: the words that you were shown, the page, your browser, and when and how you set the box',
            ],
          },
          {
            text: 'Please keep the message short. Do not put in it Social Security numbers, bank details or medical records. We ask for what we need later, in a safer way.',
          },
          {
            text: 'If you asked for help on the website of another company that passes requests on to us, we receive from that company what you entered there and what it recorded about your consent.',
          },
          {
            text: 'To keep the site running and to stop abuse, our server also counts requests from an IP address for a time and writes technical log lines.',
          },
        ],
      },
      {
        id: 'how-we-use-it',
        heading: 'How we use it',
        blocks: [
          {
            list: [
              'To call, text or email you about your request',
              'To find out whether we can help, and whether we may act for you without a conflict with another client',
              'To prepare your case, if you become a client',
              'To show that you agreed to be contacted, and to meet duties that the law or our professional rules set for us',
              'To protect the site from abuse',
            ],
          },
          {
            text: 'We do not use it to advertise other things to you, and we do not build a profile of you.',
          },
        ],
      },
      {
        id: 'who-sees-it',
        heading: 'Who can see it',
        blocks: [
          {
            text: 'Requests are stored on a server that we run ourselves or that is run for us. Only staff of {firm} who sign in with an account of their own can see them.',
          },
          {
            text: 'For some cases we work with other law firms. We ask you before we pass your request on to one. We also share data when a law or a court requires it.',
          },
          {
            text: 'We do not share your mobile phone number, or your consent to text messages, with anyone for their own marketing. The service that carries our texts gets the number and the text to deliver it, and nothing more.',
          },
        ],
      },
      {
        id: 'your-browser',
        heading: 'What your browser keeps',
        blocks: [
          {
            cards: [
              {
                title: 'While you fill in the form',
                text: 'A draft of what you type, with your answers to “Does this concern me?”, is kept in the session storage of that browser tab, so that it is not lost when the page reloads. It stays in your browser until you send the form or close the tab, and never for more than a day.',
              },
              {
                title: 'When staff sign in',
                text: 'Our staff get a cookie that keeps them signed in, and their browser remembers who is signed in and how their screen is set up. Visitors who do not sign in get none of this.',
              },
              {
                title: 'The map',
                text: 'The map on the contact page loads only when you ask for it. Then your browser connects to the map provider, which sees your IP address and has its own privacy terms. Until then nothing is loaded from it.',
              },
            ],
          },
          {
            text: 'Apart from that map, the pages, fonts and pictures of this site come from our own server. If you follow a link to another website, the rules of that site apply there.',
          },
        ],
      },
      {
        id: 'how-long',
        heading: 'How long we keep it',
        blocks: [
          {
            text: 'We keep a request as long as we need it to answer you, to handle a case, and to meet the duties that the law and our professional rules set for us. When it is no longer needed, we delete it.',
          },
        ],
      },
      {
        id: 'your-choices',
        heading: 'Your choices',
        blocks: [
          {
            list: [
              'Ask what we hold about you, and ask for a copy',
              'Ask us to correct something that is wrong',
              'Ask us to delete your request and your data',
              'Tell us to stop calling, texting or emailing you',
            ],
          },
          {
            text: 'Use the form on [Your data](/your-data), write to {email}, call {phone} or send a letter to {firm}, {address}. We may first need to make sure that it is really you. Sometimes we have to keep a part, for example proof of your consent or the file of a case. If so, we tell you what we keep and why. The law of your state may give you further rights.',
          },
        ],
      },
      {
        id: 'safety',
        heading: 'Keeping it safe',
        blocks: [
          {
            text: 'We limit who can see requests, protect staff accounts with passwords that are stored only in scrambled form, and record changes that staff make. No website can promise perfect safety. If something goes wrong that affects you, we act on it and tell you as the law requires.',
          },
        ],
      },
      {
        id: 'children',
        heading: 'Children',
        blocks: [
          {
            text: 'The form is for adults. A parent or legal guardian may ask for help for a child. If a child has sent us data, tell us and we will delete it.',
          },
        ],
      },
      {
        id: 'changes',
        heading: 'Changes and questions',
        blocks: [
          {
            text: 'When this policy changes, we publish the new text here and change the date at the top. Questions are welcome at {email} or {phone}.',
          },
        ],
      },
    ],
  },
  {
    slug: 'terms-of-service',
    title: 'Terms of Service',
    meta: {
      title: 'Terms of Service',
      description:
        'The rules for using this website: what it is for, what sending the form means, how we may contact you, and why it does not make us your lawyers.',
    },
    updated: '2026-11-22',
    intro:
      'These are the rules for using the website of {firm}. They are short on purpose. By using the site or sending the form you agree to them. If you do not agree, please do not use the form; you can still call us at {phone}.',
    sections: [
      {
        id: 'what-the-site-is-for',
        heading: 'What the site is for',
        blocks: [
          {
            text: 'The site gives general information about injuries and the law, and lets you ask for a free case review. It is not legal advice and not medical advice. It cannot take the place of talking with a lawyer or a doctor about your own situation.',
          },
        ],
      },
      {
        id: 'no-client-relationship',
        heading: 'Sending the form does not make us your lawyers',
        blocks: [
          {
            text: 'Reading this site, sending the form, or calling or writing to us does not create an attorney-client relationship, which is the bond of duties between a lawyer and a client. That relationship begins only when you and we have both signed a written agreement.',
          },
          {
            note: 'Until then we do not act for you, and we do not watch any deadline for you. Deadlines differ by state and can be short. You are free to ask other lawyers too.',
          },
        ],
      },
      {
        id: 'your-request',
        heading: 'What you send us',
        blocks: [
          {
            list: [
              'Tell the truth as well as you know it.',
              'Send your own details, or those of someone you may speak for, such as your child.',
              'Do not send anything very private or urgent through the form. Do not use it in an emergency.',
              'We may not be able to take your case. If so, we tell you.',
            ],
          },
        ],
      },
      {
        id: 'consent-to-contact',
        heading: 'Your consent to be contacted',
        blocks: [
          {
            text: 'When you send the form, you ask {firm} to answer you: a person may dial your number, or write to you by email. Text messages, and calls that are automated or recorded, we send only if you also check the box for calls and texts. That box is a choice of its own. You get the same help without it.',
          },
          {
            text: 'You can take this consent back at any time. Tell the person who calls, write to {email} or call {phone}. Your phone company may charge you for calls or messages.',
          },
        ],
      },
      {
        id: 'fees',
        heading: 'Fees',
        blocks: [
          {
            text: 'The case review is free. If we take your case, our fee depends on winning it: no fee unless we win. [[firm-costs]] Our page on [what a case costs](/answers/costs) shows how fee and costs are worked out, and the written agreement says the same. If this page and that agreement differ, the agreement counts.',
          },
        ],
      },
      {
        id: 'fair-use',
        heading: 'Fair use of the site',
        blocks: [
          { text: 'Please do not:' },
          {
            list: [
              'Send false requests, or requests in the name of someone who has not agreed',
              'Try to reach staff areas or data that are not meant for you',
              'Overload the site or get around its limits',
              'Copy its texts and present them as your own',
            ],
          },
        ],
      },
      {
        id: 'content-and-links',
        heading: 'Content and links',
        blocks: [
          {
            text: 'We write with care, but law and medicine change, and a page may be out of date or incomplete. The site is offered as it is. We cannot promise that it is always available or free of errors. Where we link to other websites or show a map at your request, those services are run by others.',
          },
        ],
      },
      {
        id: 'privacy',
        heading: 'Your privacy',
        blocks: [
          {
            text: 'The [Privacy Policy](/privacy-policy) says what we collect and what you can ask for. The [Disclaimer](/disclaimer) says more about advertising and results.',
          },
        ],
      },
      {
        id: 'changes',
        heading: 'Changes and questions',
        blocks: [
          {
            text: 'We may change these terms. The new text applies from the date at the top of the page. If you have a question, write to {firm}, {address}, send an email to {email} or call {phone}.',
          },
        ],
      },
    ],
  },
  {
    slug: 'disclaimer',
    title: 'Disclaimer',
    meta: {
      title: 'Disclaimer',
      description:
        'Attorney advertising. This site is general information, not legal or medical advice. Past results do not guarantee a similar outcome in your case.',
    },
    updated: '2026-11-21',
    intro:
      'Attorney advertising. This website is published by {firm} to inform people who may have been injured and to tell them about our services. Please read it with the following points in mind.',
    sections: [
      {
        id: 'not-legal-advice',
        heading: 'Not legal advice',
        blocks: [
          {
            text: 'What you read here is general. The law differs from state to state and changes over time, and a small fact can change the answer. Do not act, and do not decide against acting, on the strength of this site alone. Speak with a lawyer about your own case.',
          },
        ],
      },
      {
        id: 'not-medical-advice',
        heading: 'Not medical advice',
        blocks: [
          {
            text: 'We are lawyers, not doctors. Do not stop or change a medicine, a treatment or the feeding of a child because of something on this site. Ask your doctor. In an emergency, call your local emergency number.',
          },
        ],
      },
      {
        id: 'no-client-relationship',
        heading: 'No attorney-client relationship',
        blocks: [
          {
            text: 'Using this site or sending us a message does not make you our client and does not make us your lawyers. That takes a written agreement signed by you and by us. Until then, please leave out anything that you would not want us to hold.',
          },
        ],
      },
      {
        id: 'results',
        heading: 'Past results do not guarantee an outcome',
        blocks: [
          {
            text: 'Some pages name sums from past cases or settlements. Each case is different. Past results do not guarantee or predict a similar outcome in another case. A sum that is named for a product or a group of lawsuits is not a sum that you should expect, and it may not come from a case that we handled.',
          },
          { text: 'When a page says that you may be eligible, it does not say that you have a valid claim.' },
        ],
      },
      {
        id: 'fees-and-costs',
        heading: 'Fees and costs',
        blocks: [
          {
            text: '“No fee unless we win” is about our fee for legal work. [[firm-costs]] If we win, the costs that we paid come back out of the money. The written agreement says so, too, and you get it before you decide.',
          },
        ],
      },
      {
        id: 'where-we-work',
        heading: 'Where we work',
        blocks: [
          {
            text: `Lawyers may practice only where they are licensed or otherwise allowed to.${mark('firm-states-how')} In some cases we work together with other law firms, or we refer a case to one with your consent. We do not seek to represent anyone in a state where this site would not meet the rules for lawyers.`,
          },
        ],
      },
      {
        id: 'names-of-products',
        heading: 'Names of products and companies',
        blocks: [
          {
            text: 'Names of products belong to their owners. We use them only to say what a case is about. None of these owners has approved this site. To say that people have filed lawsuits about a product is not to say that a court has found it to be unsafe.',
          },
        ],
      },
      {
        id: 'questions',
        heading: 'Questions',
        blocks: [
          {
            text: '{firm} is responsible for this site. You can reach us at {address}, by email at {email} or by phone at {phone}.',
          },
        ],
      },
    ],
  },
];
