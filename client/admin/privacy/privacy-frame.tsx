import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { listNames } from '../../../shared/records';
import { Card } from '../kit/card';
import { ScreenHead } from '../screen-head';
import { staffPaths } from '../staff-paths';
import { privacyWords as words } from './privacy-words';

const tabs = listNames(words.tabs);

type Tab = keyof typeof words.tabs;

/** Links between the privacy screens. */
export const PrivacyTabs = ({ tab }: { tab: Tab }) => (
  <nav aria-label="Parts of privacy" className="mb-5 flex flex-wrap gap-2 print:hidden">
    {tabs.map((one) => (
      <Link
        key={one}
        href={staffPaths.privacy(one)}
        aria-current={one === tab ? 'page' : undefined}
        className="inline-flex min-h-9 items-center rounded-md border border-control px-3 text-sm no-underline hover:bg-paper-deep aria-[current]:border-ink aria-[current]:bg-card aria-[current]:font-semibold"
      >
        {words.tabs[one]}
      </Link>
    ))}
  </nav>
);

/** The shared head of the privacy screens. */
export const PrivacyFrame = ({ tab, children }: { tab: Tab; children: ReactNode }) => (
  <>
    <ScreenHead title="Privacy" />
    <PrivacyTabs tab={tab} />
    {children}
  </>
);

type PanelProps = { title: string; text?: string; children: ReactNode };

/** One section of a privacy screen. */
export const Panel = (props: PanelProps) => <Card {...props} className="mb-5 max-w-4xl" />;
