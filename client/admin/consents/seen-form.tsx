import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { ConsentAnswer, FormStep } from '../../../shared/schemas/consent';
import { Button } from '../../ui/button';
import { FactList } from '../kit/fact-list';

/** One part of a certificate, a card on screen only. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="rounded-lg border border-line bg-card p-5 print:border-0 print:p-0">
    <h2 className="mb-3 font-sans text-base font-semibold tracking-normal">{title}</h2>
    {children}
  </section>
);

/** Staff texts about the form as a person saw it, and how they filled it in. */
const words = {
  filled: 'How the person filled it in, as the browser reported',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    phoneNumber: 'Phone number',
    caseType: 'Case type',
    additionalInfo: 'Message',
    answerBy: 'How to answer',
    bestTime: 'Best time',
    agreeToTerms: 'Box for the policies',
    contactConsent: 'Box for calls and texts',
  },
  did: { entered: 'entered', left: 'left', ticked: 'ticked', cleared: 'cleared' },
} as const;

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
const StepPlayer = ({ steps, frame }: StepPlayerProps) => {
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

/** The form as it was served to the person, and how they filled it in; nothing if the record has no snapshot. */
export const SeenForm = ({ record: { snapshot, steps = [] } }: { record: ConsentAnswer }) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number>();
  if (!snapshot) return null;
  const address = `/api/consent/snapshots/${snapshot}`;
  return (
    <Part title="What the person saw">
      <p className="mb-3 text-sm text-muted">
        The form exactly as we served it that day, named by the SHA-256 of its file. You can open it without
        Lantern: run npm run consent:snapshot, or save the file and compare its SHA-256.
      </p>
      <div className="overflow-hidden rounded-md border border-line">
        {/* No scripts run in it; the same origin lets the player mark a field. */}
        <iframe
          ref={frame}
          src={address}
          title="The form as it was served"
          sandbox="allow-same-origin"
          // Full height, because nobody can scroll a printed frame down to the box.
          onLoad={({ currentTarget }) =>
            setHeight(currentTarget.contentDocument?.documentElement.scrollHeight)
          }
          style={{ height }}
          className="block h-[36rem] w-full bg-white"
        />
      </div>
      {steps.length > 0 && <StepPlayer steps={steps} frame={frame} />}
      <FactList
        facts={{
          'SHA-256 of the form': (
            <a href={address} className="underline underline-offset-4" aria-label="Open the file">
              {snapshot}
            </a>
          ),
        }}
      />
    </Part>
  );
};
