import { type ComponentProps, useEffect, useRef } from 'react';
import { messages } from '../../../shared/messages';
import { Button } from '../../ui/button';

type SubmitButtonProps = ComponentProps<typeof Button> & { busy: boolean };

/** Disabled while saving. A disabled button loses the keyboard focus, so it takes it back afterwards. */
export const SubmitButton = ({
  busy,
  children,
  label = children,
  className = '',
  ...button
}: SubmitButtonProps) => {
  const element = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !busy && document.activeElement === document.body) element.current?.focus();
    wasBusy.current = busy;
  }, [busy]);
  return (
    <Button ref={element} type="submit" disabled={busy} className={`print:hidden ${className}`} {...button}>
      {busy ? messages.list.saving : label}
    </Button>
  );
};
