import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { listNames } from '../../../shared/records';
import { Card } from '../kit/card';
import { Loaded } from '../kit/loaded';
import { ScreenHead } from '../screen-head';
import { staffPaths } from '../staff-paths';
import { privacyWords as words } from './privacy-words';

const tabs = listNames(words.tabs);

/** The shared head of the privacy screens, with links between them. */
export const PrivacyFrame = ({ tab, children }: { tab: keyof typeof words.tabs; children: ReactNode }) => (
  <>
    <ScreenHead title="Privacy" />
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
    {children}
  </>
);

type PanelProps = { title: string; text?: string; children: ReactNode };

/** One section of a privacy screen. */
export const Panel = (props: PanelProps) => <Card {...props} className="mb-5 max-w-4xl" />;

type PanelListProps<Item> = {
  words: { title: string; text: string; none: string };
  query: { data: readonly Item[] | undefined; isError: boolean; refetch: () => unknown };
  row: (item: Item) => ReactNode;
  /** Controls next to the list. */
  children?: ReactNode;
};

/** A section with a list: loading, failed, empty, or its rows. */
export const PanelList = <Item,>({ words: texts, query, row, children }: PanelListProps<Item>) => (
  <Panel title={texts.title} text={texts.text}>
    <Loaded
      query={query}
      loading={words.loading}
      failed={words.failed}
      empty={
        <p role="status" className="py-6 text-sm text-muted">
          {texts.none}
        </p>
      }
    >
      {(items) => <ul className={children ? 'mb-5' : undefined}>{items.map(row)}</ul>}
    </Loaded>
    {children}
  </Panel>
);
