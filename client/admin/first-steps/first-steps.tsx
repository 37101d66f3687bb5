import { useLocation } from 'wouter';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Circle, CircleCheckBig } from '../icons';
import { cardClass } from '../kit/card';
import { TextLink } from '../kit/text-link';
import { usePreferences } from '../preferences/use-preferences';
import { staffPaths } from '../staff-paths';

const words = {
  title: 'First steps',
  text: 'Set these up first. Each step is checked off when it is done.',
  hidden: { title: 'First steps hidden', description: 'You can find them under Settings.' },
  steps: {
    firm: {
      title: 'Enter your firm',
      text: 'On the server, run npm run firm: it asks 17 questions. Then restart.',
    },
    secondFactor: {
      title: 'Set up your second factor',
      text: 'A passkey, or codes from an app on your phone.',
    },
    people: { title: 'Invite someone', text: 'They get a link and choose their own password.' },
    lawyer: {
      title: 'Enter a lawyer’s bar number',
      text: 'Open the lawyer’s user and add it. Only lawyers can adopt texts and sign for the firm.',
    },
    adoptedText: {
      title: 'Have an agreement adopted',
      text: 'A lawyer signs in and adopts it. Texts adopted under a typed name need this again.',
    },
    vendor: { title: 'Add your first vendor', text: 'A company that sends you leads gets a key of its own.' },
    mail: {
      title: 'Set up mail',
      text: 'On the server, set SMTP_URL and MAIL_FROM, then restart. The page sends you a test.',
    },
    backup: {
      title: 'Make a backup',
      text: 'On the server, set BACKUP_TO to a folder or an s3:// address, then restart.',
    },
    stamps: {
      title: 'Choose a timestamp service',
      text: 'On the server, set TIMESTAMP_URL, such as https://freetsa.org/tsr, then restart. It proves when your records were made.',
    },
  },
} as const;

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
      <h2 className="mb-3">Getting started</h2>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-paper-deep px-4 py-3">
          <p className="min-w-0 flex-1 basis-60 text-sm">
            <span className="font-semibold">{words.title}</span>
            <span className="block text-muted">
              {chosen.firstSteps ? 'They are on the dashboard.' : words.text}
            </span>
          </p>
          {!chosen.firstSteps && (
            <Button look="secondary" size="sm" onClick={show} label="Show first steps on the dashboard" />
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
        <h2>{words.title}</h2>
        <p className="text-sm text-muted tabular-nums">{`${done} of ${steps.length} done`}</p>
        <Button look="quiet" size="sm" className="-mr-3 ml-auto text-muted" onClick={hide} label="Hide" />
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
