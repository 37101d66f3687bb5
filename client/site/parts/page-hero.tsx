import type { ReactNode } from 'react';
import { fill } from '../../content/fill';
import { Glow } from './glow';
import { WholeNumbers } from './whole-numbers';

type PageHero = { title: string; intro: string; above?: ReactNode; children?: ReactNode };

/** The opening of a page: its one h1 on ink, with a little light. */
export const PageHero = ({ title, intro, above, children }: PageHero) => (
  <section className="on-ink relative isolate overflow-hidden bg-ink text-white">
    <Glow />
    <div className="shell py-12 md:py-16">
      {above}
      <h1 className="max-w-[22ch] text-4xl">{fill(title)}</h1>
      <p className="mt-5 max-w-prose text-lg text-on-ink">
        <WholeNumbers>{fill(intro)}</WholeNumbers>
      </p>
      {children ? <div className="no-print mt-8 flex flex-wrap gap-3">{children}</div> : null}
    </div>
  </section>
);
