import type { ReactNode, Ref } from 'react';
import { useWaitingCount } from './live/use-day-start';
import { SettingsCrumb } from './shell/settings-crumb';
import { words } from './words';

type ScreenHeadProps = {
  title: string;
  headingRef?: Ref<HTMLHeadingElement>;
  /** Above the title: the way back; on a page of the settings the one to their home unless said. */
  before?: ReactNode;
  children?: ReactNode;
};

/** A screen's title, also the document's with the number of leads that wait, and what can be done on the whole screen. */
export const ScreenHead = ({ title, headingRef, before, children }: ScreenHeadProps) => {
  const waiting = useWaitingCount();
  return (
    <>
      <title>{words.live.counted(waiting, `${title} · ${words.panel}`)}</title>
      {before ?? <SettingsCrumb />}
      <div className="mb-5 flex min-h-control flex-wrap items-center justify-between gap-3">
        <h1 ref={headingRef} tabIndex={-1} className="min-w-0 text-2xl break-words">
          {title}
        </h1>
        <div className="print:hidden">{children}</div>
      </div>
    </>
  );
};
