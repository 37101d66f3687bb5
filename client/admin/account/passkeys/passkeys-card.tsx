import { useRef, useState } from 'react';
import { catchFocus } from '../../../lib/catch-focus';
import { toast } from '../../../lib/toasts';
import { type Outputs, trpc } from '../../../lib/trpc';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { AskForm } from '../../kit/ask-form';
import { Card } from '../../kit/card';
import { LoadFailure } from '../../kit/loaded';
import { RowButton } from '../../kit/row';
import { didNotWork, useAction } from '../../kit/use-action';
import { Moment } from '../../moment';
import { AddPasskey, passkeyName } from './add-passkey';

type PasskeyRowProps = {
  passkey: Outputs['passkeys']['list'][number];
  onChanged: () => Promise<unknown>;
  onRemove: () => void;
};

/** One passkey with its name and when it was added and used; it can be renamed or removed. */
const PasskeyRow = ({ passkey, onChanged, onRemove }: PasskeyRowProps) => {
  const { id, name, isSynced, createdAt, lastUsedAt } = passkey;
  const rename = trpc.passkeys.rename.useMutation();
  const [isRenaming, setRenaming] = useState(false);
  return (
    <li className="border-t border-line py-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-semibold break-words">
            {name}
            {isSynced && <span className="font-normal text-muted"> · on all your devices</span>}
          </p>
          <p className="text-muted">
            Added <Moment at={createdAt} />,{' '}
            {lastUsedAt ? (
              <>
                last used <Moment at={lastUsedAt} />
              </>
            ) : (
              'not used yet'
            )}
          </p>
        </div>
        <div className="flex gap-2">
          <RowButton label="Rename" name={`Rename ${name}`} onClick={() => setRenaming(true)} />
          <RowButton label="Remove" name={`Remove ${name}`} onClick={onRemove} />
        </div>
      </div>
      {isRenaming && (
        <div className="mt-3">
          <AskForm
            id={`passkey-${id}`}
            label={passkeyName}
            defaultValue={name}
            maxLength={60}
            autoFocus
            submit="Save"
            onSubmit={async (value) => {
              await rename.mutateAsync({ id, name: value });
              await onChanged();
              setRenaming(false);
              toast.success('Passkey renamed');
            }}
            onCancel={() => setRenaming(false)}
          />
        </div>
      )}
    </li>
  );
};

/** A person's passkeys, with controls to add and remove them. */
export const PasskeysCard = () => {
  const { passkeys, secondFactor } = trpc.useUtils();
  const query = trpc.passkeys.list.useQuery(undefined, { staleTime: 0 });
  const { data } = query;
  const [leaving, setLeaving] = useState<Outputs['passkeys']['list'][number] | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const refresh = () => Promise.all([passkeys.invalidate(), secondFactor.invalidate()]);
  const remove = useAction(trpc.passkeys.remove, {
    done: 'Passkey removed',
    failed: didNotWork,
    onSettled: async () => {
      setLeaving(null);
      await refresh();
      // The button that had the focus went away with its passkey.
      catchFocus(heading.current);
    },
  });

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
          toast.success('Passkey added');
        }}
      />
      {leaving && (
        <ConfirmDialog
          open
          title={`Remove ${leaving.name}?`}
          text="You can no longer sign in with it. Delete it on your device, too."
          confirm="Remove"
          busy={remove.isPending}
          onConfirm={() => remove.mutate({ id: leaving.id })}
          onCancel={() => setLeaving(null)}
        />
      )}
    </Card>
  );
};
