import { Popover as Base, PopoverButton, PopoverPanel } from '@headlessui/react';
import type { ReactNode } from 'react';

type PopoverProps = {
  /** What opens it; with `name` where it is no text of its own. */
  button: ReactNode;
  name?: string;
  look: string;
  /** The side of the button that the panel keeps to. */
  side?: 'left' | 'right';
  width?: string;
  children: (close: () => void) => ReactNode;
};

/**
 * A button with a panel under it, which Escape, a press beside it and what is chosen in it close. The panel is in the
 * page while it is closed, too: the palette finds what it offers.
 */
export const Popover = ({ button, name, look, side = 'left', width = 'w-72', children }: PopoverProps) => (
  <Base className="relative shrink-0 print:hidden">
    <PopoverButton aria-label={name} title={name} className={look}>
      {button}
    </PopoverButton>
    <PopoverPanel
      focus
      unmount={false}
      data-panel
      className={`absolute top-full z-20 mt-1 max-h-[70dvh] overflow-y-auto rounded-md border border-line bg-card p-2 text-left text-sm font-normal shadow-over ${side === 'left' ? 'left-0' : 'right-0'} ${width} max-w-[calc(100vw-2rem)]`}
    >
      {({ close }) => <>{children(close)}</>}
    </PopoverPanel>
  </Base>
);

/** A line of such a panel. */
export const panelLine =
  'flex min-h-row w-full items-center gap-3 rounded-md px-3 text-left text-sm no-underline hover:bg-paper-deep aria-pressed:font-semibold aria-disabled:text-muted';
