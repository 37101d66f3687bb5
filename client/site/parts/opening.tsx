import type { ReactNode } from 'react';
import { fill } from '../../content/fill';
import { RichText } from './rich-text';

type Opening = {
  title: string;
  intro: string;
  above: ReactNode;
  children?: ReactNode;
};

const sizes = { large: 'text-4xl', middle: 'text-3xl' } as const;

type OpeningWords = Pick<Opening, 'title' | 'intro'> & { size?: keyof typeof sizes };

/** A page's only h1, and a sentence or two below it. */
export const OpeningWords = ({ title, intro, size = 'large' }: OpeningWords) => (
  <>
    <h1 className={`max-w-[26ch] ${sizes[size]}`}>{fill(title)}</h1>
    <p className="mt-3 max-w-prose text-lg text-muted md:mt-5">
      <RichText>{intro}</RichText>
    </p>
  </>
);

/** The opening of an answer, with a question mark. */
export const AnswerOpening = ({ above, ...words }: Opening) => (
  <section className="bg-paper-deep">
    <div className="shell flow-root pt-4 pb-8 before:float-end before:ml-4 before:font-serif before:text-[3rem] before:leading-[2.75rem] before:font-semibold before:text-glow before:content-['?'] md:py-12 md:before:mr-12 md:before:text-[15rem] md:before:leading-[13rem]">
      {above}
      <OpeningWords {...words} />
    </div>
  </section>
);

/** The opening of news, like a newspaper: between double lines, with the day. */
export const NewsOpening = ({ above, children, ...words }: Opening & Pick<OpeningWords, 'size'>) => (
  <section className="shell pt-4 md:pt-10">
    {above}
    <div className="border-y-4 border-double border-ink py-6 md:py-10">
      <OpeningWords {...words} />
      {children}
    </div>
  </section>
);

/** The opening of a legal page: only its heading, because readers want the text. */
export const LegalOpening = ({ above, ...words }: Opening) => (
  <section className="shell pt-4 md:pt-8">
    {above}
    <OpeningWords size="middle" {...words} />
  </section>
);
