import { useState } from 'react';
import { nowOrNever } from '../../lib/query-client';
import { toast } from '../../lib/toasts';
import { type Outputs, trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/field';
import { Moment } from '../moment';
import { PanelList, PrivacyFrame } from './privacy-frame';
import { privacyWords } from './privacy-words';

const words = privacyWords.kept;
type Kept = Outputs['privacy']['keptConsents'][number];

/** Opens one record, for a reason that stays in the log. */
const OpenKept = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const [reason, setReason] = useState('');
  const open = trpc.privacy.openKeptConsent.useMutation({
    ...nowOrNever,
    onError: () => toast.error(words.failed),
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
            label={words.reason}
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

const Row = ({ kept: { id, kind, at, keptUntil } }: { kept: Kept }) => {
  const [opening, setOpening] = useState(false);
  return (
    <li className="flex min-h-row flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 text-sm last:border-0">
      <span className="font-semibold">{words.kinds[kind] ?? kind}</span>
      <span className="text-muted">
        {words.given} <Moment at={at} /> · {words.until} <Moment short at={keptUntil} />
      </span>
      <Button
        look="secondary"
        size="sm"
        className="ml-auto"
        aria-label={words.openOf(id)}
        onClick={() => setOpening(true)}
      >
        {words.open}
      </Button>
      {opening && <OpenKept id={id} onClose={() => setOpening(false)} />}
    </li>
  );
};

/** Consents of erased people: the only screen on which they can be opened. */
export const KeptScreen = () => {
  const query = trpc.privacy.keptConsents.useQuery(undefined, { staleTime: 0 });
  return (
    <PrivacyFrame tab="kept">
      <PanelList words={words} query={query} row={(kept) => <Row key={kept.id} kept={kept} />} />
    </PrivacyFrame>
  );
};
