import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { ClientRecord } from '../../../../shared/schemas/client';
import { Kbd } from '../../../ui/kbd';
import { compactCardClass } from '../../kit/card';
import { type ComposerPartProps, composerKinds } from '../../kit/lead-slots';

/** Returns the first tab: a message for people who were turned down, and for those who wait for an answer the way they asked for. */
const firstKind = ({ status, waitingSince, answerBy = 'call' }: ClientRecord, isQueue: boolean) => {
  if (status === 'Turned down' && !isQueue) return 'turn-down';
  return waitingSince ? answerBy : 'call';
};

const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Moves the focus to where a part of the composer is filled in: its box, or else its first control. */
export const focusPart = (kind: string) => {
  const find = (what: string) => document.querySelector<HTMLElement>(`#panel-${kind} ${what}`);
  const box = kind === 'call' ? null : find('textarea');
  (box ?? find(':is(input, select, textarea, button)'))?.focus();
};

type ComposerProps = Omit<ComposerPartProps, 'isShown'> & {
  /** True if its parts have keys: not beside a list, which has its own. */
  hasKeys?: boolean;
  chosen?: string | undefined;
  onChoose: (kind: string) => void;
};

/** One place to record work: a call, a note, a turn-down. Each tab keeps what was entered in it. */
export const Composer = ({ chosen, onChoose, hasKeys = false, quoted, ...props }: ComposerProps) => {
  const { client, onNext } = props;
  // A hidden form cannot take the focus, so show it first.
  const open = (kind: string) => {
    flushSync(() => onChoose(kind));
    focusPart(kind);
  };
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
        {composerKinds.map(({ id, key, formatLabel }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === current}
            aria-controls={`panel-${id}`}
            tabIndex={id === current ? 0 : -1}
            data-key={hasKeys ? key : undefined}
            aria-keyshortcuts={hasKeys ? key : undefined}
            onClick={() => open(id)}
            className="min-h-row shrink-0 border-b-2 border-transparent px-3 text-sm whitespace-nowrap text-muted max-md:px-1 hover:text-ink aria-selected:border-accent aria-selected:font-semibold aria-selected:text-ink"
          >
            {formatLabel(client)}
            {hasKeys && key && <Kbd className="ml-1.5 max-xl:hidden">{key}</Kbd>}
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
          <Part {...props} isShown={id === current} quoted={quoted?.channel === id ? quoted : undefined} />
        </div>
      ))}
    </div>
  );
};
