import { suppressionInput } from '../../../shared/schemas/mail';
import { type Outputs, trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Card } from '../kit/card';
import { FactList } from '../kit/fact-list';
import { FieldsForm } from '../kit/fields-form';
import { Loaded, Unloaded } from '../kit/loaded';
import { Row, RowButton } from '../kit/row';
import { type Refresh, useAction } from '../kit/use-action';
import { Moment } from '../moment';
import { outboxWords } from '../outbox/outbox-words';
import { ScreenHead } from '../screen-head';

const whos: Record<string, string> = {
  link: 'by a link in a message',
  bounce: 'because a message bounced',
};

const words = {
  mode: { each: 'one message for each lead', daily: 'in the daily digest' },
  tested: {
    title: 'Test on its way',
    description: 'Check your mailbox. If it does not arrive, the outbox says why.',
  },
  testFailed: { title: 'Error', description: 'The test could not be sent. Please try again.' },
  added: { title: 'Address added' },
  addFailed: { title: 'Error', description: 'The address could not be added. Please try again.' },
  by: (who: string) => whos[who] ?? `by ${who}`,
  allowed: { title: 'Address removed' },
} as const;

const kinds: Record<string, string> = { ...outboxWords.templates, everything: 'all messages' };

const refresh: Refresh = ({ mail }) => [mail.suppressed];

const suppressionFields = {
  address: {
    label: 'E-mail address',
    hint: 'We stop sending to it',
    kind: 'email',
    className: 'grow sm:max-w-sm',
  },
} as const;

/** Addresses that get no mail, or none of one kind, each with the reason. */
const SuppressedList = () => {
  const list = trpc.mail.suppressed.useQuery();
  const allow = useAction(trpc.mail.allowAgain, { done: words.allowed, failed: words.addFailed, refresh });
  return (
    <Card title="Unsubscribed" text="We send nothing to these addresses, or nothing of one kind.">
      <FieldsForm
        name="suppressed-address"
        schema={suppressionInput}
        fields={suppressionFields}
        defaults={{ address: '' }}
        // Keep people's addresses out of the browser's storage.
        secret={['address']}
        call={trpc.mail.suppress}
        saved={words.added}
        failed={words.addFailed}
        restart={() => ({ address: '' })}
        refresh={refresh}
        button="Add address"
        look="secondary"
        isRow
      />
      <Loaded
        query={list}
        what="mail"
        empty={<p className="mt-4 text-sm text-muted">Nobody has asked us to stop yet.</p>}
      >
        {(addresses) => (
          <ul className="mt-3">
            {addresses.map(({ id, address, about, by, at }) => (
              <Row
                key={id}
                actions={
                  <RowButton
                    label="Allow mail"
                    name={`Allow mail to ${address}`}
                    onClick={() => allow.mutate({ id })}
                  />
                }
              >
                <span className="font-semibold break-all">{address}</span>
                <span className="text-muted">
                  {kinds[about] ?? about} · {words.by(by)} · <Moment at={at} />
                </span>
              </Row>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
};

/** Shows if mail is on, its sender and recipients, with a test message. */
const MailState = ({ settings }: { settings: Outputs['mail']['settings'] }) => {
  const { isOn, from, staff, staffMode, quietHours } = settings;
  const { mutate, isPending } = useAction(trpc.mail.test, { done: words.tested, failed: words.testFailed });
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

/** Mail settings, and the addresses that get no mail. */
export const MailScreen = () => {
  const query = trpc.mail.settings.useQuery();
  const { data } = query;
  return (
    <>
      <ScreenHead title="Mail" />
      {!data && <Unloaded query={query} what="mail" />}
      {data && <MailState settings={data} />}
      <SuppressedList />
    </>
  );
};
