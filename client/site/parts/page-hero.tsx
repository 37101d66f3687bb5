import type { ReactNode } from 'react';
import { fill } from '../../content/fill';
import { Horizon } from './horizon';
import { RichText } from './rich-text';

type PageHero = {
  title: string;
  intro: string;
  above?: ReactNode;
  /** The path that the intro sums up; the server takes it away when it is no longer so. */
  about?: string;
  children?: ReactNode;
  /** Beside the words on a wide screen, below them on a phone. */
  beside?: ReactNode;
};

/** The opening of a page: its one h1 in daylight, and the hill on which the lantern stands at its foot. */
export const PageHero = ({ title, intro, above, about, children, beside }: PageHero) => (
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
    <div
      className={`shell pt-4 pb-14 md:pt-12 md:pb-20 ${beside ? 'grid items-center gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,1fr)_27rem]' : ''}`}
    >
      <div>
        {above}
        <h1 className="max-w-[22ch] text-4xl">{fill(title)}</h1>
        <p data-summary-of={about} className="mt-3 max-w-prose text-lg text-muted empty:hidden md:mt-5">
          <RichText>{intro}</RichText>
        </p>
        {children ? <div className="no-print mt-5 flex flex-wrap gap-3">{children}</div> : null}
      </div>
      {beside}
    </div>
  </section>
);
