import { useState } from 'react';
import type { VendorRecord } from '../../../shared/schemas/vendor';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Card } from '../kit/card';
import { ConfirmButton } from '../kit/confirm-button';
import { Row } from '../kit/row';
import { SecretDialog } from '../kit/secret-dialog';
import { useAction } from '../kit/use-action';
import { Moment } from '../moment';
import { newKey, vendorWords } from './vendor-words';

const Key = ({ prefix, createdAt, expiresAt }: VendorRecord['keys'][number]) => (
  <span>
    <code className="font-mono">{prefix}…</code>
    <span className="text-muted">
      {' '}
      since <Moment at={createdAt} />
      {expiresAt && (
        <>
          {', '}
          works until <Moment at={expiresAt} />
        </>
      )}
    </span>
  </span>
);

type VendorKeysProps = { vendor: VendorRecord; onChanged: () => unknown };

/** The active keys by their first characters; keys can be added and ended. */
export const VendorKeys = ({ vendor, onChanged }: VendorKeysProps) => {
  const [key, setKey] = useState('');
  const rotate = useAction(trpc.vendors.rotate, {
    failed: vendorWords.keyFailed,
    onDone: (answer) => {
      setKey(answer.key);
      onChanged();
    },
  });
  const revoke = useAction(trpc.vendors.revoke, {
    done: vendorWords.revoked,
    failed: vendorWords.keyFailed,
    onDone: onChanged,
  });
  return (
    <Card
      title="Keys"
      text="Makes a new key. The old key works for 24 more hours, so the vendor has time to switch."
    >
      {vendor.keys.length === 0 && (
        <p className="text-sm">This vendor has no key. Choose "Rotate key" to make one.</p>
      )}
      <ul>
        {vendor.keys.map((one) => (
          <Row
            key={one.prefix}
            actions={
              <ConfirmButton
                label={vendorWords.revoke}
                aria-label={`${vendorWords.revoke} ${one.prefix}`}
                title={`Revoke ${one.prefix}…?`}
                text="From now on we refuse every post with this key."
                action={revoke}
                input={{ id: vendor.id, prefix: one.prefix }}
              />
            }
          >
            <Key {...one} />
          </Row>
        ))}
      </ul>
      <Button
        look="secondary"
        className="mt-3"
        disabled={rotate.isPending}
        onClick={() => rotate.mutate({ id: vendor.id })}
      >
        Rotate key
      </Button>
      {key && <SecretDialog {...newKey} value={key} onClose={() => setKey('')} />}
    </Card>
  );
};
