import { useState } from 'react';
import { leadStages } from '../../../shared/schemas/post';
import { vendorWebhookInput } from '../../../shared/schemas/webhook';
import { trpc } from '../../lib/trpc';
import { Card } from '../kit/card';
import { FieldsForm } from '../kit/fields-form';
import { Loaded } from '../kit/loaded';
import { SecretDialog } from '../kit/secret-dialog';
import { TextLink } from '../kit/text-link';
import { staffPaths } from '../staff-paths';
import { vendorWords } from './vendor-words';

const { outcomes: words } = vendorWords;

/** The webhook that reports the outcomes of leads to their vendor. */
export const VendorWebhook = ({ id }: { id: string }) => {
  const [secret, setSecret] = useState('');
  const webhooks = trpc.webhooks.list.useQuery(undefined, { staleTime: 0 });
  const create = trpc.webhooks.create.useMutation();
  const update = trpc.webhooks.update.useMutation();
  return (
    <Card
      title="Outcomes we report"
      text="Reports to the vendor’s own system what became of its leads. We send nothing about the person."
      action={
        <TextLink href={staffPaths.webhooks} className="inline-flex min-h-8 items-center text-sm">
          Webhooks
        </TextLink>
      }
    >
      <Loaded query={webhooks} loading="Loading..." failed="Error loading the outcomes">
        {(all) => {
          const stored = all.find(({ vendor }) => vendor === id);
          return (
            <FieldsForm
              key={stored?.id}
              name={`outcomes-${id}`}
              schema={vendorWebhookInput}
              fields={{
                url: {
                  label: 'Address',
                  hint: 'A public address that begins with https://.',
                  kind: 'url',
                  missing: 'Enter the address of the vendor’s system',
                },
                stages: { label: 'Report when a lead is', kind: 'checks', choices: words.stageNames },
              }}
              defaults={{ url: stored?.url ?? '', stages: stored?.stages ?? [...leadStages] }}
              save={async (values) => {
                if (!stored) return (await create.mutateAsync({ ...values, vendor: id })).secret;
                await update.mutateAsync({ ...values, id: stored.id });
                return '';
              }}
              saved={words.saved}
              restart={(values) => values}
              refresh={({ webhooks: { list } }) => [list]}
              onSaved={setSecret}
              button="Save outcomes"
            />
          );
        }}
      </Loaded>
      {secret && (
        <SecretDialog
          kind="secret"
          text="The vendor uses it to check that we are the sender. We show it only once."
          value={secret}
          onClose={() => setSecret('')}
        />
      )}
    </Card>
  );
};
