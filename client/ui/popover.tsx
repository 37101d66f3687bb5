import { Popover as Base, PopoverButton, PopoverPanel } from '@headlessui/react';
import type { ReactNode } from 'react';
import type { LineIcon } from './line-icon';

const sides = {
  left: 'left-0',
  right: 'right-0',
  // A wide panel that must not cover the sidebar, and has no room to the right on a phone.
  wide: 'left-0 max-sm:right-0 max-sm:left-auto',
};

type PopoverProps = {
  /** The content of its button; set `name` if that is not text. */
  button: ReactNode;
  name?: string;
  look: string;
  /** The key that opens it, on screens with keys. */
  shortcut?: string;
  /** The side of the button that the panel aligns with. */
  side?: keyof typeof sides;
  width?: string;
  children: (close: () => void) => ReactNode;
};

/**
 * A button with a panel below it, closed by Escape, a click outside and a choice in it. A closed panel stays in the
 * page, so that the palette finds its entries.
 */
export const Popover = ({
  button,
  name,
  look,
  shortcut,
  side = 'left',
  width = 'w-72',
  children,
}: PopoverProps) => (
  <Base className="relative shrink-0 print:hidden">
    <PopoverButton aria-label={name} title={name} data-key={shortcut} className={look}>
      {button}
    </PopoverButton>
    <PopoverPanel
      focus
      unmount={false}
      data-panel
      className={`absolute top-full z-20 mt-1 max-h-[70dvh] overflow-y-auto rounded-md border border-line bg-card p-2 text-left text-sm font-normal shadow-over ${sides[side]} ${width} max-w-[calc(100vw-2rem)]`}
    >
      {({ close }) => <>{children(close)}</>}
    </PopoverPanel>
  </Base>
);

/** A line of such a panel. */
export const panelLine =
  'flex min-h-row w-full items-center gap-3 rounded-md px-3 text-left text-sm no-underline hover:bg-paper-deep aria-pressed:font-semibold aria-disabled:text-muted';

type PanelButtonProps = {
  icon: LineIcon;
  label: string;
  /** Closes the panel first. */
  close: () => void;
  onClick: () => unknown;
  className?: string;
};

/** A line that does something. */
export const PanelButton = ({ icon: Icon, label, close, onClick, className = '' }: PanelButtonProps) => (
  <button
    type="button"
    className={`${panelLine} ${className}`}
    onClick={() => {
      close();
      onClick();
    }}
  >
    <Icon aria-hidden className="size-4 shrink-0" />
    {label}
  </button>
);
