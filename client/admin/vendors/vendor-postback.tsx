import { leadStages } from '../../../shared/schemas/post';
import { type PostbackRecord, postbackInput } from '../../../shared/schemas/postback';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { Field, FieldError } from '../../ui/field';
import { FormFailure, RecordForm } from '../form/record-form';
import { SubmitButton } from '../form/submit-button';
import { useRecordForm } from '../form/use-record-form';
import type { Problems } from '../form/validation';
import { Card } from '../kit/card';
import { CheckRow } from '../kit/check-row';
import { Loaded } from '../kit/loaded';
import { PostbackActions } from './postback-actions';
import { vendorWords } from './vendor-words';

const { postback: words } = vendorWords;

type Values = { url: string; stages: PostbackRecord['stages'] };

const findProblems = ({ url, stages }: Values): Problems => {
  const { error } = postbackInput.shape.url.safeParse(url);
  return {
    ...(url.trim() === ''
      ? { url: 'Enter the address of the vendor’s system' }
      : error
        ? { url: error.issues[0]!.message }
        : {}),
    ...(stages.length === 0 ? { stages: 'Choose at least one' } : {}),
  };
};

type FormProps = { id: string; stored: PostbackRecord | null; onSecret: (secret: string) => void };

const PostbackForm = ({ id, stored, onSecret }: FormProps) => {
  const { postbacks } = trpc.useUtils();
  const save = trpc.postbacks.save.useMutation();
  const defaults: Values = { url: stored?.url ?? '', stages: stored?.stages ?? [...leadStages] };
  const form = useRecordForm<Values>({
    name: `postback-${id}`,
    defaults,
    required: ['url'],
    validate: findProblems,
    save: async (values) => {
      const { secret } = await save.mutateAsync({ id, ...values });
      if (secret) onSecret(secret);
      return true;
    },
    saveFailed: words.saveFailed,
    failed: words.saveFailed.description,
    onSaved: () => {
      toast.success(words.saved);
      form.restart(form.form.getValues());
      postbacks.get.invalidate({ id });
    },
  });
  const { error } = form.field('stages');
  return (
    <RecordForm form={form} className="space-y-4">
      <Field
        {...form.field('url')}
        type="url"
        label="Address"
        hint="A public address that begins with https://."
      />
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold">Report when a lead is</legend>
        <div className="flex flex-wrap gap-x-5">
          {leadStages.map((stage) => (
            <CheckRow
              key={stage}
              label={words.stageNames[stage]}
              value={stage}
              aria-describedby={`${id}-stages-error`}
              {...form.form.register('stages')}
            />
          ))}
        </div>
        <FieldError id={`${id}-stages-error`}>{error}</FieldError>
      </fieldset>
      <FormFailure form={form} />
      <SubmitButton busy={form.busy}>Save outcomes</SubmitButton>
    </RecordForm>
  );
};

/** The address where we report to a vendor what became of its leads. */
export const VendorPostback = ({ id }: { id: string }) => {
  const postback = trpc.postbacks.get.useQuery({ id }, { staleTime: 0 });
  return (
    <Card
      title="Outcomes we report"
      text="Reports to the vendor’s own system what became of its leads. We send nothing about the person."
    >
      <Loaded query={postback} loading="Loading..." failed="Error loading the outcomes">
        {(stored) => (
          <PostbackActions id={id} stored={stored}>
            {(onSecret) => (
              <PostbackForm key={stored ? 'set' : 'unset'} id={id} stored={stored} onSecret={onSecret} />
            )}
          </PostbackActions>
        )}
      </Loaded>
    </Card>
  );
};
