import { suppressionInput } from '../../../shared/schemas/mail';
import { trpc } from '../../lib/trpc';
import { Card } from '../kit/card';
import { FieldsForm } from '../kit/fields-form';
import { Loaded } from '../kit/loaded';
import { Row, RowButton } from '../kit/row';
import { type Refresh, useAction } from '../kit/use-action';
import { Moment } from '../moment';
import { outboxWords } from '../outbox/outbox-words';
import { mailWords as words } from './mail-words';

const kinds: Record<string, string> = { ...outboxWords.templates, everything: 'all messages' };

const refresh: Refresh = ({ mail }) => [mail.suppressed];

/** Addresses that get no mail, or none of one kind, each with the reason. */
export const SuppressedList = () => {
  const list = trpc.mail.suppressed.useQuery();
  const add = trpc.mail.suppress.useMutation();
  const allow = trpc.mail.allowAgain.useMutation(
    useAction({ done: words.allowed, failed: words.addFailed, refresh }),
  );
  return (
    <Card title="Unsubscribed" text="We send nothing to these addresses, or nothing of one kind.">
      <FieldsForm
        name="suppressed-address"
        schema={suppressionInput}
        fields={{
          address: {
            label: 'E-mail address',
            hint: 'We stop sending to it',
            kind: 'email',
            className: 'grow sm:max-w-sm',
          },
        }}
        defaults={{ address: '' }}
        // Keep people's addresses out of the browser's storage.
        secret={['address']}
        save={add.mutateAsync}
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
        loading={words.loading}
        failed={words.failed}
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
