import type { KeyboardEvent } from 'react';
import type { ClientRecord } from '../../../../shared/schemas/client';
import { compactCardClass } from '../../kit/card';
import { type ComposerPartProps, composerKinds } from '../../kit/lead-slots';

/** Returns the first tab: a message for people who were turned down, and for those who wait for an answer the way they asked for. */
const firstKind = ({ status, waitingSince, answerBy = 'call' }: ClientRecord, isQueue: boolean) => {
  if (status === 'Turned down' && !isQueue) return 'turn-down';
  return waitingSince ? answerBy : 'call';
};

const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

type ComposerProps = Omit<ComposerPartProps, 'isShown'> & {
  chosen?: string;
  onChoose: (kind: string) => void;
};

/** One place to record work: a call, a note, a turn-down. Each tab keeps what was entered in it. */
export const Composer = ({ chosen, onChoose, ...props }: ComposerProps) => {
  const { client, onNext } = props;
  const current = chosen ?? firstKind(client, onNext !== undefined);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const at = composerKinds.findIndex(({ id }) => id === current);
    const next = (at + step + composerKinds.length) % composerKinds.length;
    onChoose(composerKinds[next]!.id);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className={`${compactCardClass} print:hidden`}>
      <div
        role="tablist"
        aria-label="What to add"
        onKeyDown={onKeyDown}
        className="-mt-2 mb-3 flex gap-1 overflow-x-auto overflow-y-hidden border-b border-line [scrollbar-width:none] max-md:mb-2 max-md:gap-0"
      >
        {composerKinds.map(({ id, formatLabel }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === current}
            aria-controls={`panel-${id}`}
            tabIndex={id === current ? 0 : -1}
            onClick={() => onChoose(id)}
            className="min-h-row shrink-0 border-b-2 border-transparent px-3 text-sm whitespace-nowrap text-muted max-md:px-1.5 hover:text-ink aria-selected:border-accent aria-selected:font-semibold aria-selected:text-ink"
          >
            {formatLabel(client)}
          </button>
        ))}
      </div>
      {composerKinds.map(({ id, Part }) => (
        <div
          key={id}
          role="tabpanel"
          id={`panel-${id}`}
          aria-labelledby={`tab-${id}`}
          hidden={id !== current}
        >
          <Part {...props} isShown={id === current} />
        </div>
      ))}
    </div>
  );
};
