import { leadStages } from '../../../shared/schemas/post';
import { type PostbackRecord, postbackInput } from '../../../shared/schemas/postback';
import { trpc } from '../../lib/trpc';
import { Card } from '../kit/card';
import { FieldsForm } from '../kit/fields-form';
import { Loaded } from '../kit/loaded';
import { PostbackActions } from './postback-actions';
import { vendorWords } from './vendor-words';

const { postback: words } = vendorWords;

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
      failed={words.saveFailed}
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
