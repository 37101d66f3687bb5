import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ScreenHead } from '../screen-head';
import { LoadFailed, Loading } from '../screen-states';
import { staffPaths } from '../staff-paths';
import { privacyWords as words } from './privacy-words';

export type PrivacyTab = keyof typeof words.tabs;

const tabs = Object.keys(words.tabs) as PrivacyTab[];

/** The head that the screens about people's data share, with the way to each of them. */
export const PrivacyFrame = ({ tab, children }: { tab: PrivacyTab; children: ReactNode }) => (
  <>
    <ScreenHead title={words.title} />
    <nav aria-label={words.sections} className="mb-5 flex flex-wrap gap-2 print:hidden">
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

/** One matter on such a screen. */
export const Panel = ({ title, text, children }: PanelProps) => (
  <section
    aria-label={title}
    className="mb-5 max-w-4xl rounded-lg border border-line bg-card p-5 shadow-card"
  >
    <h2 className="font-sans text-base font-semibold tracking-normal">{title}</h2>
    {text && <p className="mb-4 text-sm text-muted">{text}</p>}
    {children}
  </section>
);

type PanelListProps<Item> = {
  words: { title: string; text: string; none: string };
  query: { data: readonly Item[] | undefined; isError: boolean; refetch: () => unknown };
  row: (item: Item) => ReactNode;
  /** What can be done beside the list. */
  children?: ReactNode;
};

/** A matter that is a list: loading, failed, empty, or its rows. */
export const PanelList = <Item,>({ words: said, query, row, children }: PanelListProps<Item>) => {
  const { data, isError, refetch } = query;
  return (
    <Panel title={said.title} text={said.text}>
      {isError && !data && <LoadFailed text={words.failed} onRetry={refetch} />}
      {!isError && !data && <Loading text={words.loading} />}
      {data?.length === 0 && (
        <p role="status" className="py-6 text-sm text-muted">
          {said.none}
        </p>
      )}
      <ul className={children ? 'mb-5' : undefined}>{data?.map(row)}</ul>
      {children}
    </Panel>
  );
};
