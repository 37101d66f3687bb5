import { type ReactNode, useId, useState } from 'react';
import { ChevronRight } from '../../ui/icons';
import { Guard } from './guard';

type FoldProps = {
  title: string;
  /** A summary, shown while it is closed. */
  essence?: ReactNode;
  /** Leaves it out in print, and renders it only once opened. */
  isForScreen?: boolean;
  /** There are others like it on the page, so it is no landmark. */
  isRepeated?: boolean;
  children: ReactNode;
};

/** A collapsible section for rarely needed details: its title and summary, and the rest once opened. */
export const Fold = ({ title, essence, isForScreen = false, isRepeated = false, children }: FoldProps) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const Part = isRepeated ? 'div' : 'section';
  return (
    <Part
      {...(!isRepeated && { 'aria-label': title })}
      className={`border-t border-line first:border-0 print:mt-4 ${isForScreen ? 'print:hidden' : ''}`}
    >
      <h2 className="text-sm">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-row w-full items-center gap-2 text-left"
        >
          <ChevronRight
            aria-hidden
            className={`size-4 shrink-0 text-muted transition-transform duration-150 ease-out ${isOpen ? 'rotate-90' : ''}`}
          />
          <span className="shrink-0">{title}</span>
          <span className="ml-auto truncate font-normal text-muted">{essence}</span>
        </button>
        <span className="hidden print:inline">{title}</span>
      </h2>
      <div id={id} className={isOpen ? 'space-y-4 pt-1 pb-4' : 'hidden print:block'}>
        {(isOpen || !isForScreen) && <Guard>{children}</Guard>}
      </div>
    </Part>
  );
};
