import { useState } from 'react';
import type { VendorRecord } from '../../../shared/schemas/vendor';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Moment } from '../moment';
import { NewKey } from './new-key';
import { vendorWords } from './vendor-words';

type VendorKeysProps = { vendor: VendorRecord; onChanged: () => unknown };

/** The keys that work now, by how they begin; a new one, and the end of one. */
export const VendorKeys = ({ vendor, onChanged }: VendorKeysProps) => {
  const [key, setKey] = useState('');
  const [asked, setAsked] = useState('');
  const onError = () => toast.error(vendorWords.keyFailed);
  const rotate = trpc.vendors.rotate.useMutation({
    onSuccess: (answer) => {
      setKey(answer.key);
      onChanged();
    },
    onError,
  });
  const revoke = trpc.vendors.revoke.useMutation({
    onSuccess: () => {
      toast.success(vendorWords.revoked);
      onChanged();
    },
    onError,
    onSettled: () => setAsked(''),
  });
  return (
    <section aria-label={vendorWords.keys} className="rounded-lg border border-line bg-card p-5 shadow-card">
      <h2 className="font-sans text-base font-semibold tracking-normal">{vendorWords.keys}</h2>
      <p className="mb-3 text-sm text-muted">{vendorWords.rotateText}</p>
      {vendor.keys.length === 0 && <p className="text-sm">{vendorWords.noKeys}</p>}
      <ul>
        {vendor.keys.map(({ prefix, createdAt, expiresAt }) => (
          <li
            key={prefix}
            className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3 text-sm"
          >
            <span>
              <code className="font-mono">{prefix}…</code>
              <span className="text-muted">
                {' '}
                {vendorWords.since} <Moment at={createdAt} />
                {expiresAt && (
                  <>
                    {', '}
                    {vendorWords.worksUntil} <Moment at={expiresAt} />
                  </>
                )}
              </span>
            </span>
            <Button
              look="secondary"
              size="sm"
              aria-label={`${vendorWords.revoke} ${prefix}`}
              onClick={() => setAsked(prefix)}
            >
              {vendorWords.revoke}
            </Button>
          </li>
        ))}
      </ul>
      <Button
        look="secondary"
        className="mt-3"
        disabled={rotate.isPending}
        onClick={() => rotate.mutate({ id: vendor.id })}
      >
        {vendorWords.rotate}
      </Button>
      {key && <NewKey value={key} onClose={() => setKey('')} />}
      <ConfirmDialog
        open={asked !== ''}
        title={vendorWords.revokeTitle(asked)}
        text={vendorWords.revokeText}
        confirm={vendorWords.revoke}
        busy={revoke.isPending}
        onConfirm={() => revoke.mutate({ id: vendor.id, prefix: asked })}
        onCancel={() => setAsked('')}
      />
    </section>
  );
};
