import type { ReactNode } from 'react';
import type { TodayList } from '../../../shared/schemas/desk';
import { dueTime } from '../../lib/times';
import { Button } from '../../ui/button';
import { useQueue } from '../desk/use-queue';
import { cardClass } from '../kit/card';
import { useToAnswer } from '../live/use-inbox';

const Count = ({ children }: { children: number }) => (
  <b className="font-semibold tabular-nums">{children.toLocaleString('en-US')}</b>
);

const worked: ReadonlySet<string> = new Set(['call', 'text', 'email', 'task']);

/** Returns the leads whose promise or task is due, in the order of the list. */
const findDue = ({ rows }: TodayList, now: number): string[] => [
  ...new Set(
    rows.flatMap(({ group, kind, at, lead }) =>
      lead && group === 'now' && worked.has(kind) && at && Date.parse(at) <= now ? [lead.id] : [],
    ),
  ),
];

/** The sentence about everything that waits, and the button that begins the walk through it. */
export const TodaySentence = ({ list, mayStart }: { list: TodayList; mayStart: boolean }) => {
  const { begin, isOpening } = useQueue();
  const toAnswer = useToAnswer();
  const { firstAnswers, promised, promisedBy, toSign } = list;
  const parts: ReactNode[] = [
    firstAnswers > 0 && (
      <>
        <Count>{firstAnswers}</Count> {firstAnswers === 1 ? 'waits' : 'wait'} for a first call
      </>
    ),
    promisedBy && (
      <>
        <Count>{promised}</Count> promised by {dueTime(promisedBy)}
      </>
    ),
    toAnswer > 0 && (
      <>
        <Count>{toAnswer}</Count> to answer
      </>
    ),
    toSign > 0 && (
      <>
        <Count>{toSign}</Count> to sign
      </>
    ),
  ].filter(Boolean);
  return (
    <section
      aria-label="Today"
      className={`${cardClass} flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2`}
    >
      <p className="min-w-0 text-lg leading-snug max-sm:text-base">
        {parts.length === 0 && 'Nobody waits for a first call.'}
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no state.
          <span key={index}>
            {index > 0 && ', '}
            {part}
          </span>
        ))}
      </p>
      {mayStart && (
        <Button
          data-key="Enter"
          aria-keyshortcuts="Enter"
          disabled={isOpening}
          onClick={() => void begin(findDue(list, Date.now()))}
          className="ml-auto max-sm:w-full"
        >
          {isOpening ? 'Opening the next lead...' : 'Start'}
          <span aria-hidden className="rounded-sm border px-1.5 text-xs font-normal opacity-80 max-md:hidden">
            ⏎
          </span>
        </Button>
      )}
    </section>
  );
};
