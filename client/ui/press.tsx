import type { ComponentProps, ReactNode } from 'react';
import type { LineIcon } from './line-icon';

/** A button that looks like a link in a text. */
export const TextButton = ({
  className = 'min-h-6',
  label,
  children = label,
  ...button
}: ComponentProps<'button'> & { label?: ReactNode }) => (
  <button type="button" {...button} className={`${className} underline underline-offset-4`}>
    {children}
  </button>
);

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & { icon: LineIcon; label: string };

/** An icon that is a button; its label shows under the pointer. */
export const IconButton = ({ icon: Icon, label, className = 'size-9', ...button }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    {...button}
    className={`grid shrink-0 place-items-center rounded-md hover:bg-paper-deep ${className}`}
  >
    <Icon aria-hidden className="size-4" strokeWidth={1.75} />
  </button>
);
