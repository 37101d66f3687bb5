import { Circle, CircleCheckBig } from 'lucide-react';
import { useLocation } from 'wouter';
import { useMay } from '../../auth/use-may';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { cardClass } from '../kit/card';
import { ConfirmButton } from '../kit/confirm-button';
import { TextLink } from '../kit/text-link';
import { didNotWork, useAction } from '../kit/use-action';
import { usePreferences } from '../preferences/use-preferences';
import { staffPaths } from '../staff-paths';
import { firstStepWords as words } from './first-step-words';

/** On the settings home: a link to the first steps, and the sample leads. */
export const GettingStarted = () => {
  const { chosen, choose } = usePreferences();
  const [, navigate] = useLocation();
  const may = useMay();
  const show = async () => {
    await choose({ firstSteps: true });
    navigate(staffPaths.dashboard);
  };
  return (
    <section aria-label="Getting started" className="max-w-3xl">
      <h2 className="mb-3 font-sans text-base font-semibold tracking-normal">Getting started</h2>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-paper-deep px-4 py-3">
          <p className="min-w-0 flex-1 basis-60 text-sm">
            <span className="font-semibold">{words.title}</span>
            <span className="block text-muted">
              {chosen.firstSteps ? 'They are on the dashboard.' : words.text}
            </span>
          </p>
          {!chosen.firstSteps && (
            <Button look="secondary" size="sm" onClick={show}>
              Show first steps on the dashboard
            </Button>
          )}
        </div>
        {may('leads.import') && <SampleLeads />}
      </div>
    </section>
  );
};

/** Adds made-up leads to try the desk with, and removes them again. */
export const SampleLeads = () => {
  const { data } = trpc.samples.state.useQuery();
  const action = { failed: didNotWork, refresh: (utils: ReturnType<typeof trpc.useUtils>) => [utils] };
  const add = useAction(trpc.samples.add, { ...action, done: words.samples.added });
  const remove = useAction(trpc.samples.remove, {
    ...action,
    done: ({ left }: { left: number }) =>
      left > 0
        ? { ...words.samples.removed, description: 'One that is on legal hold stays until the hold ends.' }
        : words.samples.removed,
  });
  if (!data) return null;
  const isThere = data.leads > 0;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-paper-deep px-4 py-3">
      <p className="min-w-0 flex-1 basis-60 text-sm">
        <span className="font-semibold">Sample leads</span>
        <span className="block text-muted">
          {isThere
            ? data.leads === 1
              ? 'There is 1 sample lead among your leads.'
              : `There are ${data.leads} sample leads among your leads.`
            : 'Try the desk with eight made-up leads. Nothing is sent for them, and reports leave them out.'}
        </span>
      </p>
      {isThere ? (
        <ConfirmButton
          label={words.samples.remove}
          title="Remove the sample leads?"
          text="They are gone for good, with their notes, calls and tasks. Your own leads stay as they are."
          action={remove}
          input={undefined}
        />
      ) : (
        <Button
          look="secondary"
          size="sm"
          aria-disabled={add.isPending}
          onClick={() => !add.isPending && add.mutate()}
        >
          Add sample leads
        </Button>
      )}
    </div>
  );
};

/** The steps in order with their screens; steps done on the server have no link. */
const steps = [
  { name: 'firm' },
  { name: 'secondFactor', path: staffPaths.account },
  { name: 'people', path: staffPaths.users },
  { name: 'lawyer', path: staffPaths.users },
  { name: 'adoptedText', path: staffPaths.agreements },
  { name: 'vendor', path: staffPaths.vendors },
  { name: 'mail', path: staffPaths.mail },
  { name: 'backup', path: staffPaths.backups },
  { name: 'stamps' },
] as const satisfies readonly { name: keyof typeof words.steps; path?: string }[];

const StepLine = ({ step, isDone }: { step: (typeof steps)[number]; isDone: boolean }) => {
  const { title, text } = words.steps[step.name];
  const Mark = isDone ? CircleCheckBig : Circle;
  return (
    <li className="flex gap-3">
      <Mark
        aria-hidden
        className={`mt-0.5 size-5 shrink-0 ${isDone ? 'text-success' : 'text-muted'}`}
        strokeWidth={1.75}
      />
      <span className="min-w-0 text-sm">
        {'path' in step ? (
          <TextLink href={step.path} className="font-semibold">
            {title}
          </TextLink>
        ) : (
          <span className="font-semibold">{title}</span>
        )}
        <span className="sr-only">{`: ${isDone ? 'Done' : 'To do'}`}</span>
        <span className="block text-muted">{text}</span>
      </span>
    </li>
  );
};

/** The first steps of a new practice, checked off from existing data; hidden once dismissed. */
export const FirstSteps = () => {
  const { data } = trpc.dashboard.firstSteps.useQuery();
  const { chosen, isKnown, choose } = usePreferences();
  if (!data || !isKnown || !chosen.firstSteps) return null;
  const done = steps.filter(({ name }) => data[name]).length;
  const hide = async () => {
    await choose({ firstSteps: false });
    toast.success(words.hidden);
  };
  return (
    <section aria-label={words.title} className={`${cardClass} mb-5 p-5`}>
      <div className="flex flex-wrap items-center gap-x-3">
        <h2 className="font-sans text-base font-semibold tracking-normal">{words.title}</h2>
        <p className="text-sm text-muted tabular-nums">{`${done} of ${steps.length} done`}</p>
        <Button look="quiet" size="sm" className="-mr-3 ml-auto text-muted" onClick={hide}>
          Hide
        </Button>
      </div>
      <p className="mb-4 text-sm text-muted">{words.text}</p>
      <ol className="mb-5 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {steps.map((step) => (
          <StepLine key={step.name} step={step} isDone={data[step.name]} />
        ))}
      </ol>
      <SampleLeads />
    </section>
  );
};
