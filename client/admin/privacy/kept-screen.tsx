import { useState } from 'react';
import { nowOrNever } from '../../lib/query-client';
import { type Outputs, trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/field';
import { Row } from '../kit/row';
import { useAction } from '../kit/use-action';
import { Moment } from '../moment';
import { PanelList, PrivacyFrame } from './privacy-frame';
import { privacyWords } from './privacy-words';

const words = privacyWords.kept;
type Kept = Outputs['privacy']['keptConsents'][number];

/** Opens one record for a reason that stays in the log. */
const OpenKept = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const [reason, setReason] = useState('');
  const open = trpc.privacy.openKeptConsent.useMutation({
    ...nowOrNever,
    ...useAction({ failed: words.failed }),
  });
  return (
    <Dialog open onClose={onClose} title={words.openOf(id)} width="md">
      {open.data ? (
        <pre className="overflow-x-auto p-5 text-sm break-words whitespace-pre-wrap">
          {JSON.stringify(open.data.record, null, 2)}
        </pre>
      ) : (
        <form
          className="space-y-4 p-5"
          onSubmit={(event) => {
            event.preventDefault();
            if (!open.isPending) open.mutate({ id, reason });
          }}
        >
          <Field
            id="open-reason"
            label="Why you need to open it"
            required
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <Button type="submit" aria-disabled={open.isPending || undefined}>
            {words.open}
          </Button>
        </form>
      )}
    </Dialog>
  );
};

const KeptRow = ({ kept: { id, kind, at, keptUntil } }: { kept: Kept }) => {
  const [opening, setOpening] = useState(false);
  return (
    <Row
      actions={
        <Button look="secondary" size="sm" aria-label={words.openOf(id)} onClick={() => setOpening(true)}>
          {words.open}
        </Button>
      }
    >
      <span className="font-semibold">{words.kinds[kind] ?? kind}</span>
      <span className="text-muted">
        given <Moment at={at} /> · kept until <Moment short at={keptUntil} />
      </span>
      {opening && <OpenKept id={id} onClose={() => setOpening(false)} />}
    </Row>
  );
};

/** Consents of erased people. They can be opened only on this screen. */
export const KeptScreen = () => {
  const query = trpc.privacy.keptConsents.useQuery(undefined, { staleTime: 0 });
  return (
    <PrivacyFrame tab="kept">
      <PanelList words={words} query={query} row={(kept) => <KeptRow key={kept.id} kept={kept} />} />
    </PrivacyFrame>
  );
};
