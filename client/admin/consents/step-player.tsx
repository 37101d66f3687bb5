import { type RefObject, useEffect, useState } from 'react';
import type { FormStep } from '../../../shared/schemas/consent';
import { Button } from '../../ui/button';
import { seenWords as words } from './seen-words';

/** Shortens the person's longer pauses (milliseconds). */
const longestPause = 2000;

/** Shows one step in the form: marks its field and sets the boxes as they were then. */
const showStep = (document: Document, steps: readonly FormStep[], at: number) => {
  const sets = steps.slice(0, at + 1).filter(({ did }) => did === 'ticked' || did === 'cleared');
  for (const box of document.querySelectorAll<HTMLInputElement>('input[type=checkbox]'))
    box.checked = sets.findLast(({ field }) => field === box.name)?.did === 'ticked';
  for (const control of document.querySelectorAll<HTMLElement>('[name]')) {
    const isCurrent = control.getAttribute('name') === steps[at]?.field;
    control.style.outline = isCurrent ? '3px solid currentColor' : '';
    if (isCurrent) control.scrollIntoView({ block: 'nearest' });
  }
};

const Step = ({ step: { at, field, did, place } }: { step: FormStep }) => (
  <>
    {`${(at / 1000).toFixed(1)} s`}: {words.fields[field]} {words.did[did]}
    {place && ` at ${place.x}, ${place.y}`}
  </>
);

type StepPlayerProps = { steps: readonly FormStep[]; frame: RefObject<HTMLIFrameElement | null> };

/** Replays how the form was filled in, step by step with the slider or automatically. */
export const StepPlayer = ({ steps, frame }: StepPlayerProps) => {
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const last = steps.length - 1;
  const step = steps[Math.min(at, last)]!;

  useEffect(() => {
    const document = frame.current?.contentDocument;
    if (document) showStep(document, steps, at);
  }, [frame, steps, at]);

  useEffect(() => {
    const next = steps[at + 1];
    if (!playing) return;
    if (!next) return setPlaying(false);
    const wait = setTimeout(() => setAt(at + 1), Math.min(longestPause, next.at - steps[at]!.at));
    return () => clearTimeout(wait);
  }, [playing, at, steps]);

  const play = () => {
    if (!playing && at === last) setAt(0);
    setPlaying(!playing);
  };
  return (
    <section aria-label={words.filled} className="my-4">
      <h3 className="mb-2 font-sans text-sm font-semibold tracking-normal">{words.filled}</h3>
      <div className="flex items-center gap-3 print:hidden">
        <Button size="sm" look="secondary" onClick={play}>
          {playing ? 'Pause' : 'Play'}
        </Button>
        <input
          type="range"
          aria-label="Step"
          min={0}
          max={last}
          value={at}
          onChange={(event) => setAt(Number(event.target.value))}
          className="grow accent-accent"
        />
        <output className="w-72 text-sm">
          <Step step={step} />
        </output>
      </div>
      <ol className="mt-2 hidden list-decimal pl-6 text-sm print:block">
        {steps.map((one) => (
          <li key={`${one.at} ${one.field} ${one.did}`}>
            <Step step={one} />
          </li>
        ))}
      </ol>
    </section>
  );
};
