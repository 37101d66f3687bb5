import { createContext, type ReactNode, type Ref, useContext } from 'react';
import { useWaitingCount } from './live/use-day-start';
import { words } from './words';

/** What stands above every title that has nothing of its own there; the shell gives the way back to the settings. */
export const ScreenHeadBefore = createContext<ReactNode>(null);

type ScreenHeadProps = {
  title: string;
  headingRef?: Ref<HTMLHeadingElement>;
  /** Above the title: the way back, where it is not the one of the shell. */
  before?: ReactNode;
  children?: ReactNode;
};

/** A screen's title, also the document's with the number of leads that wait, and what can be done on the whole screen. */
export const ScreenHead = ({ title, headingRef, before, children }: ScreenHeadProps) => {
  const waiting = useWaitingCount();
  const usual = useContext(ScreenHeadBefore);
  return (
    <>
      <title>{words.live.counted(waiting, `${title} · ${words.panel}`)}</title>
      {before ?? usual}
      <div className="mb-5 flex min-h-control flex-wrap items-center justify-between gap-3">
        <h1 ref={headingRef} tabIndex={-1} className="min-w-0 text-2xl break-words">
          {title}
        </h1>
        <div className="print:hidden">{children}</div>
      </div>
    </>
  );
};
