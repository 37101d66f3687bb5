import { useState } from 'react';
import { holdInput } from '../../../shared/schemas/privacy';
import { nowOrNever } from '../../lib/query-client';
import { type Outputs, trpc } from '../../lib/trpc';
import { Dialog } from '../../ui/dialog';
import { FieldsForm } from '../kit/fields-form';
import { Row, RowButton } from '../kit/row';
import { Moment } from '../moment';
import { PanelList, PrivacyFrame } from './privacy-frame';
import { privacyWords } from './privacy-words';

const words = privacyWords.kept;
type Kept = Outputs['privacy']['keptConsents'][number];

/** Opens one record for a reason that stays in the log. */
const OpenKept = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const open = trpc.privacy.openKeptConsent.useMutation(nowOrNever);
  return (
    <Dialog open onClose={onClose} title={words.openRecord(id)} width="md">
      {open.data ? (
        <pre className="overflow-x-auto p-5 text-sm break-words whitespace-pre-wrap">
          {JSON.stringify(open.data.record, null, 2)}
        </pre>
      ) : (
        <FieldsForm
          name={`open-${id}`}
          schema={holdInput.pick({ reason: true })}
          fields={{ reason: { label: 'Why you need to open it', maxLength: 500 } }}
          defaults={{ reason: '' }}
          save={({ reason }) => open.mutateAsync({ id, reason })}
          failed={words.failed}
          button={words.open}
          className="space-y-4 p-5"
        />
      )}
    </Dialog>
  );
};

const KeptRow = ({ kept: { id, kind, at, keptUntil } }: { kept: Kept }) => {
  const [opening, setOpening] = useState(false);
  return (
    <Row
      actions={<RowButton label={words.open} name={words.openRecord(id)} onClick={() => setOpening(true)} />}
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
      <PanelList words={words} query={query} row={(consent) => <KeptRow key={consent.id} kept={consent} />} />
    </PrivacyFrame>
  );
};
