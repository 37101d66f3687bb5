import { useState } from 'react';
import { toast } from '../../../lib/toasts';
import { type Outputs, trpc } from '../../../lib/trpc';
import { AskForm } from '../../kit/ask-form';
import { RowButton } from '../../kit/row';
import { Moment } from '../../moment';
import { passkeyWords as words } from './passkey-words';

type PasskeyRowProps = {
  passkey: Outputs['passkeys']['list'][number];
  onChanged: () => Promise<unknown>;
  onRemove: () => void;
};

/** One passkey with its name and when it was added and used; it can be renamed or removed. */
export const PasskeyRow = ({ passkey, onChanged, onRemove }: PasskeyRowProps) => {
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
          <RowButton
            label={words.rename}
            name={`${words.rename} ${name}`}
            onClick={() => setRenaming(true)}
          />
          <RowButton label={words.remove} name={`${words.remove} ${name}`} onClick={onRemove} />
        </div>
      </div>
      {isRenaming && (
        <div className="mt-3">
          <AskForm
            id={`passkey-${id}`}
            label={words.name}
            defaultValue={name}
            maxLength={60}
            autoFocus
            submit="Save"
            onSubmit={async (value) => {
              await rename.mutateAsync({ id, name: value });
              await onChanged();
              setRenaming(false);
              toast.success(words.renamed);
            }}
            onCancel={() => setRenaming(false)}
          />
        </div>
      )}
    </li>
  );
};
