import { useLocation } from 'wouter';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Circle, CircleCheckBig } from '../icons';
import { cardClass } from '../kit/card';
import { TextLink } from '../kit/text-link';
import { usePreferences } from '../preferences/use-preferences';
import { staffPaths } from '../staff-paths';
import { firstStepWords as words } from './first-step-words';

/** On the settings home: a link to the first steps. */
export const GettingStarted = () => {
  const { chosen, choose } = usePreferences();
  const [, navigate] = useLocation();
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
      </div>
    </section>
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
    <section aria-label={words.title} className={`${cardClass} p-5`}>
      <div className="flex flex-wrap items-center gap-x-3">
        <h2 className="font-sans text-base font-semibold tracking-normal">{words.title}</h2>
        <p className="text-sm text-muted tabular-nums">{`${done} of ${steps.length} done`}</p>
        <Button look="quiet" size="sm" className="-mr-3 ml-auto text-muted" onClick={hide}>
          Hide
        </Button>
      </div>
      <p className="mb-4 text-sm text-muted">{words.text}</p>
      <ol className="grid gap-4 md:grid-cols-2">
        {steps.map((step) => (
          <StepLine key={step.name} step={step} isDone={data[step.name]} />
        ))}
      </ol>
    </section>
  );
};
