import { mark, promised } from '../../promises';
import { site } from '../../site';

const { everywhere } = promised;

/** The words of the About page. */
export const about = {
  meta: {
    title: 'About Us: Our Story and Values',
    description:
      'Who we are, what we stand for and how we work: the story of the firm, our values, and what you can expect of us when you ask for help.',
  },
  title: 'A light on, for people who were hurt',
  intro: `{firm} represents injured people and their families in mass-tort and personal-injury matters${everywhere ? ', in all 50 states' : ''}.`,
  story: {
    title: 'Our story',
    paragraphs: site.story
      ? [
          '[[firm-founded]] The reason was simple. People who are hurt are often the ones with the least time, money and strength to stand up to a large company or its insurer. They need someone who answers the phone, reads the records and tells them the truth about their chances.',
          'That is still how we work. A person reads every request. We say early when we cannot help, and why, so that nobody is left waiting. When we do take a case, we explain each step before it happens, in words that do not need a dictionary.',
          `Many of our cases are mass torts, in which the same drug, the same device or the same chemical has harmed many people.${everywhere ? ' In those cases we work side by side with other personal-injury and mass-tort firms, so that one person is never alone against a company.' : ''}${mark('firm-states-how')} Your case stays your own, with your own facts.`,
          'We are paid only when we win. If we recover nothing for you, you owe us no fee. [[firm-costs]] Our page on [what a case costs](/answers/costs) shows it in numbers.',
        ]
      : [
          `[[firm-founded]]${mark('firm-states-how')}`,
          'We are paid only when we win. If we recover nothing for you, you owe us no fee. [[firm-costs]] Our page on [what a case costs](/answers/costs) shows it in numbers.',
        ],
  },
  figures: { title: 'Our work in figures' },
  values: {
    title: 'What we hold ourselves to',
    items: site.story
      ? {
          excellence: {
            title: 'Excellence',
            text: 'We prepare every case as if it will be tried. The other side takes careful work seriously.',
          },
          compassion: {
            title: 'Compassion',
            text: 'You are a person before you are a case. We call when we said we would, and we listen before we ask.',
          },
          integrity: {
            title: 'Integrity',
            text: 'We tell you what we really think of your case, even when it is not what you hoped to hear.',
          },
        }
      : null,
  },
  team: {
    title: 'The people who look after you',
    intro: 'Some of the people you may speak with.',
    admitted: 'Admitted to practice law in',
    notAdmitted: 'Not a lawyer',
    bar: 'bar number {number}',
  },
  results: { title: 'Results' },
  reviews: { title: 'What clients say' },
  offices: {
    title: 'Where to find us',
    intro: 'You never have to come to us: we can do almost everything by phone.',
  },
  closing: {
    title: 'Tell us what happened',
    text: 'A free case review is a conversation, not a commitment.',
    button: 'Request a free consultation',
  },
};
