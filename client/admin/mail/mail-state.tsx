import { type Outputs, trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Card } from '../kit/card';
import { FactList } from '../kit/fact-list';
import { useAction } from '../kit/use-action';
import { mailWords as words } from './mail-words';

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
    <Card
      title="Mail is on"
      className="mb-5"
      action={
        <Button look="secondary" size="sm" aria-disabled={isPending} onClick={() => !isPending && mutate()}>
          Send me a test
        </Button>
      }
    >
      <FactList
        facts={{
          From: from,
          'New leads are announced to': staff
            ? `${staff}, ${words.mode[staffMode]}`
            : 'nobody: set STAFF_MAIL',
          'Quiet hours': quietHours || 'none',
        }}
      />
    </Card>
  );
};
