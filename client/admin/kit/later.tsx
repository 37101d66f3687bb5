import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { laterTimes } from '../../lib/later-times';
import { Button } from '../../ui/button';
import { Kbd } from '../../ui/kbd';

type LaterProps = {
  /** Names the thing in a list that is put off. */
  what?: string;
  onChoose: (until: Date) => void;
  disabled: boolean;
  className?: string;
  /** The other actions, which give way to the times. */
  children: ReactNode;
};

/** Actions with *Later* (`z`), which asks for one of the usual times. */
export const Later = ({ what, onChoose, disabled, className, children }: LaterProps) => {
  const [isChoosing, setChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const label = (text: string) => (what ? `${text}: ${what}` : undefined);
  const look = { look: 'secondary', size: 'sm', className, disabled } as const;
  if (!isChoosing)
    return (
      <>
        {children}
        <Button
          {...look}
          ref={button}
          data-key="z"
          aria-label={label('Later')}
          onClick={() => setChoosing(true)}
        >
          Later <Kbd className="hidden lg:inline">z</Kbd>
        </Button>
      </>
    );
  return (
    <fieldset
      aria-label="Later"
      className="flex flex-wrap gap-1"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        flushSync(() => setChoosing(false));
        button.current?.focus();
      }}
    >
      {laterTimes(Date.now()).map(({ label: time, at }, index) => (
        <Button
          key={time}
          {...look}
          autoFocus={index === 0}
          aria-label={label(time)}
          onClick={() => {
            setChoosing(false);
            onChoose(at);
          }}
          label={time}
        />
      ))}
    </fieldset>
  );
};
