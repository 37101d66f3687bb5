import { type Outputs, trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { cardClass } from '../kit/card';
import { useAction } from '../kit/use-action';
import { mailWords as words } from './mail-words';

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="contents">
    <dt className="text-muted">{name}</dt>
    <dd className="mb-1 min-w-0 break-words sm:mb-0">{value}</dd>
  </div>
);

/** Shows if mail is on, its sender and recipients, with a test message. */
export const MailState = ({ settings }: { settings: Outputs['mail']['settings'] }) => {
  const { isOn, from, staff, staffMode, quietHours } = settings;
  const { mutate, isPending } = trpc.mail.test.useMutation(
    useAction({ done: words.tested, failed: words.testFailed }),
  );
  if (!isOn)
    return (
      <section className="mb-5 rounded-lg border border-warning/30 bg-warning-soft px-5 py-4 text-warning">
        <p className="font-semibold">No mail server is set up, so we send nothing.</p>
        <p className="text-sm">To send these messages, set SMTP_URL and MAIL_FROM and restart the server.</p>
      </section>
    );
  return (
    <section aria-label={words.on} className={`${cardClass} mb-5 p-5`}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-sans text-base font-semibold tracking-normal">{words.on}</h2>
        <Button look="secondary" size="sm" aria-disabled={isPending} onClick={() => !isPending && mutate()}>
          Send me a test
        </Button>
      </div>
      <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[10rem_1fr]">
        <Fact name="From" value={from} />
        <Fact
          name="New leads are announced to"
          value={staff ? `${staff}, ${words.mode[staffMode]}` : 'nobody: set STAFF_MAIL'}
        />
        <Fact name="Quiet hours" value={quietHours || 'none'} />
      </dl>
    </section>
  );
};
