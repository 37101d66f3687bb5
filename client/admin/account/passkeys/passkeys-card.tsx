import { useRef, useState } from 'react';
import { catchFocus } from '../../../lib/catch-focus';
import { toast } from '../../../lib/toasts';
import { type Outputs, trpc } from '../../../lib/trpc';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Card } from '../../kit/card';
import { LoadFailure } from '../../kit/loaded';
import { useAction } from '../../kit/use-action';
import { AddPasskey } from './add-passkey';
import { PasskeyRow } from './passkey-row';
import { passkeyWords as words } from './passkey-words';

/** A person's passkeys, with controls to add and remove them. */
export const PasskeysCard = () => {
  const { passkeys, secondFactor } = trpc.useUtils();
  const query = trpc.passkeys.list.useQuery(undefined, { staleTime: 0 });
  const { data } = query;
  const [leaving, setLeaving] = useState<Outputs['passkeys']['list'][number] | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const refresh = () => Promise.all([passkeys.invalidate(), secondFactor.invalidate()]);
  const remove = trpc.passkeys.remove.useMutation(
    useAction({
      done: words.removed,
      failed: words.failed,
      onSettled: async () => {
        setLeaving(null);
        await refresh();
        // The button that had the focus went away with its passkey.
        catchFocus(heading.current);
      },
    }),
  );

  return (
    <Card
      title="Passkeys"
      text="A passkey signs you in with your fingerprint, your face or your device PIN. Nobody can guess it, and no fake page can steal it. Once you have one, your password alone is not enough."
      headingRef={heading}
    >
      <LoadFailure query={query} text="Error loading the passkeys" />
      {data?.length === 0 && <p className="mb-3 text-sm">You have no passkeys yet.</p>}
      <ul>
        {data?.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            onChanged={refresh}
            onRemove={() => setLeaving(passkey)}
          />
        ))}
      </ul>
      <AddPasskey
        look={data && data.length > 0 ? 'secondary' : 'primary'}
        onDone={async () => {
          await refresh();
          toast.success(words.added);
        }}
      />
      {leaving && (
        <ConfirmDialog
          open
          title={`Remove ${leaving.name}?`}
          text="You can no longer sign in with it. Delete it on your device, too."
          confirm={words.remove}
          busy={remove.isPending}
          onConfirm={() => remove.mutate({ id: leaving.id })}
          onCancel={() => setLeaving(null)}
        />
      )}
    </Card>
  );
};
