import type { ReactNode } from 'react';
import { Horizon } from './horizon';
import { OpeningWords } from './opening';

type PageHero = {
  title: string;
  intro: string;
  above?: ReactNode;
  children?: ReactNode;
};

/** The opening of a page: its only h1 in daylight, above the hill with the lantern. */
export const PageHero = ({ title, intro, above, children }: PageHero) => (
  <section className="relative isolate overflow-hidden bg-paper-deep">
    <svg
      aria-hidden="true"
      width="100%"
      height="0"
      className="absolute inset-0 -z-10 size-full text-accent forced-colors:hidden"
    >
      <Horizon
        line="M0 60C25 10 47 44 67 62S90 50 100 10"
        height={36}
        className="fill-paper"
        strokeOpacity=".35"
      />
    </svg>
    <div className="shell pt-4 pb-11 md:pt-12 md:pb-20">
      {above}
      <OpeningWords title={title} intro={intro} />
      {children ? <div className="no-print mt-5 flex flex-wrap gap-3">{children}</div> : null}
    </div>
  </section>
);
