import { type ReactNode, useState } from 'react';
import { leadStages } from '../../../shared/schemas/post';
import { type PostbackRecord, postbackInput } from '../../../shared/schemas/postback';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Card } from '../kit/card';
import { ConfirmButton } from '../kit/confirm-button';
import { FieldsForm } from '../kit/fields-form';
import { Loaded } from '../kit/loaded';
import { SecretDialog } from '../kit/secret-dialog';
import { useAction } from '../kit/use-action';
import { Moment } from '../moment';
import { vendorWords } from './vendor-words';

const { postback: words } = vendorWords;

type PostbackActionsProps = {
  id: string;
  stored: PostbackRecord | null;
  /** The form, which can also create a secret. */
  children: (onSecret: (secret: string) => void) => ReactNode;
};

/** Actions for a saved postback address: send a test, make a new secret, remove it. */
const PostbackActions = ({ id, stored, children }: PostbackActionsProps) => {
  const [secret, setSecret] = useState('');
  const { postbacks } = trpc.useUtils();
  const action = { refresh: () => [postbacks.get] };
  const test = useAction(trpc.postbacks.test, { done: words.tested });
  const rotate = useAction(trpc.postbacks.rotate, {
    ...action,
    onDone: (answer) => setSecret(answer.secret ?? ''),
  });
  const stop = useAction(trpc.postbacks.remove, { ...action, done: words.stopped });
  return (
    <>
      {children(setSecret)}
      {stored && (
        <>
          <p className="mt-4 text-sm text-muted">
            {stored.lastSuccessAt && (
              <>
                Last accepted <Moment at={stored.lastSuccessAt} />{' '}
              </>
            )}
            {stored.oldSecretUntil && (
              <>
                The old secret works until <Moment at={stored.oldSecretUntil} />
              </>
            )}
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button look="secondary" size="sm" disabled={test.isPending} onClick={() => test.mutate({ id })}>
              Send a test
            </Button>
            <ConfirmButton
              label={words.rotate}
              title="Make a new secret?"
              text="The old one works for 24 more hours, so the vendor has time to switch."
              action={rotate}
              input={{ id }}
            />
            <ConfirmButton
              label={words.stop}
              title="Stop reporting to this vendor?"
              text="Anything not yet sent will not be sent."
              action={stop}
              input={{ id }}
            />
          </div>
        </>
      )}
      {secret && (
        <SecretDialog
          kind="secret"
          text="The vendor uses it to check that we are the sender. We show it only once."
          value={secret}
          onClose={() => setSecret('')}
        />
      )}
    </>
  );
};

type FormProps = { id: string; stored: PostbackRecord | null; onSecret: (secret: string) => void };

const PostbackForm = ({ id, stored, onSecret }: FormProps) => {
  const save = trpc.postbacks.save.useMutation();
  return (
    <FieldsForm
      name={`postback-${id}`}
      schema={postbackInput.pick({ url: true, stages: true })}
      fields={{
        url: {
          label: 'Address',
          hint: 'A public address that begins with https://.',
          kind: 'url',
          missing: 'Enter the address of the vendor’s system',
        },
        stages: {
          label: 'Report when a lead is',
          kind: 'checks',
          choices: words.stageNames,
        },
      }}
      defaults={{ url: stored?.url ?? '', stages: stored?.stages ?? [...leadStages] }}
      save={(values) => save.mutateAsync({ id, ...values })}
      saved={words.saved}
      restart={(values) => values}
      refresh={({ postbacks }) => [postbacks.get]}
      onSaved={({ secret }) => secret && onSecret(secret)}
      button="Save outcomes"
    />
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
