import { suppressionInput } from '../../../shared/schemas/mail';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { RecordForm } from '../form/record-form';
import { SubmitButton } from '../form/submit-button';
import { useRecordForm } from '../form/use-record-form';
import { problemsOf } from '../form/validation';
import { Moment } from '../moment';
import { outboxWords } from '../outbox/outbox-words';
import { LoadFailed } from '../screen-states';
import { mailWords as words } from './mail-words';

const required = ['address'] as const;
const kinds: Record<string, string> = { ...outboxWords.templates, everything: words.everything };

const AddAddress = () => {
  const add = trpc.mail.suppress.useMutation();
  const { suppressed } = trpc.useUtils().mail;
  const form = useRecordForm({
    name: 'suppressed-address',
    defaults: { address: '' },
    required,
    // Somebody's address is not kept in the browser.
    secret: ['address'],
    validate: (values) => problemsOf(suppressionInput, values, required),
    save: async (values) => {
      await add.mutateAsync(values);
      return true;
    },
    saveFailed: words.addFailed,
    onSaved: () => {
      form.restart({ address: '' });
      toast.success(words.added);
      void suppressed.invalidate();
    },
  });
  return (
    <RecordForm form={form} className="flex flex-wrap items-start gap-3">
      <Field
        {...form.field('address')}
        label={words.address}
        hint={words.addressHint}
        type="email"
        className="grow sm:max-w-sm"
      />
      <SubmitButton busy={form.busy} look="secondary" className="sm:mt-7">
        {words.add}
      </SubmitButton>
    </RecordForm>
  );
};

/** Addresses that are not written to, and how they came here. */
export const SuppressedList = () => {
  const { data, isError, refetch } = trpc.mail.suppressed.useQuery();
  const { suppressed } = trpc.useUtils().mail;
  const allow = trpc.mail.allowAgain.useMutation({
    onSuccess: () => toast.success(words.allowed),
    onError: () => toast.error(words.addFailed),
    onSettled: () => suppressed.invalidate(),
  });
  return (
    <section aria-label={words.suppressed} className="rounded-lg border border-line bg-card p-5 shadow-card">
      <h2 className="font-sans text-base font-semibold tracking-normal">{words.suppressed}</h2>
      <p className="mb-4 text-sm text-muted">{words.suppressedText}</p>
      <AddAddress />
      {isError && !data && <LoadFailed text={words.failed} onRetry={refetch} />}
      {data?.length === 0 && <p className="mt-4 text-sm text-muted">{words.empty}</p>}
      <ul className="mt-3">
        {data?.map(({ id, address, about, by, at }) => (
          <li
            key={id}
            className="flex min-h-row flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 text-sm last:border-0"
          >
            <span className="font-semibold break-all">{address}</span>
            <span className="text-muted">
              {kinds[about] ?? about} · {words.by(by)} · <Moment at={at} />
            </span>
            <Button
              look="secondary"
              size="sm"
              className="ml-auto"
              aria-label={words.allowOf(address)}
              onClick={() => allow.mutate({ id })}
            >
              {words.allow}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
