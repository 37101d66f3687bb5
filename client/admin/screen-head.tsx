import { createContext, type ReactNode, type Ref, useContext } from 'react';
import { useWaitingCount } from './live/use-day-start';
import { useToAnswer } from './live/use-inbox';
import { usePlace } from './place';
import { words } from './words';

/** The default content above a title; the shell provides the link back to the settings. */
export const ScreenHeadBefore = createContext<ReactNode>(null);

type ScreenHeadProps = {
  /** The place's by default. */
  title?: string;
  headingRef?: Ref<HTMLHeadingElement>;
  /** Above the title: a link back that replaces the shell's. */
  before?: ReactNode;
  children?: ReactNode;
};

/** A screen's title and actions; sets the document's title with the number of waiting leads. */
export const ScreenHead = ({ title: own, headingRef, before, children }: ScreenHeadProps) => {
  const { place } = usePlace();
  const title = own ?? place?.title ?? '';
  const waiting = useWaitingCount();
  const toAnswer = useToAnswer();
  const usual = useContext(ScreenHeadBefore);
  return (
    <>
      <title>{words.live.counted(waiting, toAnswer, `${title} · ${words.panel}`)}</title>
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
