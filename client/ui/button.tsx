import type { ComponentProps, ReactNode } from 'react';
import type { LineIcon } from './line-icon';

const looks = {
  primary: 'bg-accent text-white hover:bg-accent-deep border-transparent',
  strong: 'bg-ink text-white hover:opacity-90 border-control',
  secondary: 'bg-card text-ink border-control hover:bg-paper-deep',
  quiet: 'bg-transparent text-ink border-transparent hover:bg-paper-deep',
  glow: 'bg-glow text-ink-deep border-transparent hover:bg-white',
  ghost: 'bg-transparent text-white border-on-ink/60 hover:bg-white/10',
  danger: 'bg-danger text-white border-transparent hover:brightness-90',
} as const;

const sizes = {
  sm: 'min-h-9 px-3 text-sm',
  md: 'min-h-control px-[min(1.25rem,4vw)] text-base staff:text-sm staff:px-4',
  lg: 'min-h-14 px-[min(1.75rem,6vw)] text-base',
} as const;

type Appearance = { look?: keyof typeof looks; size?: keyof typeof sizes };

/** The classes of a button, for links that look like one. */
export const buttonClass = ({ look = 'primary', size = 'md' }: Appearance = {}) =>
  `inline-flex items-center justify-center gap-2 rounded-md border font-semibold leading-tight text-center no-underline transition-colors duration-150 ease-out disabled:bg-paper-deep disabled:text-muted disabled:border-transparent ${looks[look]} ${sizes[size]}`;

type ButtonProps = ComponentProps<'button'> & Appearance & { icon?: LineIcon; label?: ReactNode };

/** A button, with an icon before its label, or with content of its own; an icon alone needs an `aria-label`. */
export const Button = (props: ButtonProps) => {
  const { look, size, type = 'button', className = '', icon: Icon, label, children, ...rest } = props;
  return (
    <button type={type} className={`${buttonClass({ look, size })} ${className}`} {...rest}>
      {Icon && <Icon aria-hidden className="size-4" />}
      {label}
      {children}
    </button>
  );
};
