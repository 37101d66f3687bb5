import { type KeyboardEvent, useState } from 'react';
import { trpc } from '../../lib/trpc';
import { Field } from '../../ui/field';
import { Kbd } from '../../ui/kbd';
import { Select } from '../../ui/select';
import { AskForm } from '../kit/ask-form';

type ReasonFieldProps = {
  id: string;
  label: string;
  hint?: string;
  value: string;
  error?: string;
  onChange: (reason: string) => void;
};

/** The choice for a reason that is not on the list. */
const another = ' ';

/** Asks in a form for a reason from the firm's list, or in the clerk's own words. */
export const ReasonField = ({ id, label, hint, value, error, onChange }: ReasonFieldProps) => {
  const reasons = useReasons();
  const [isOwn, setOwn] = useState(false);
  const isWritten = isOwn || (value !== '' && !reasons.includes(value));
  return (
    <>
      <Select
        id={id}
        label={label}
        hint={hint}
        required
        error={isWritten ? undefined : error}
        value={isWritten ? another : value}
        onChange={({ target }) => {
          setOwn(target.value === another);
          onChange(target.value === another ? '' : target.value);
        }}
      >
        <option value="">Choose a reason</option>
        {reasons.map((reason) => (
          <option key={reason}>{reason}</option>
        ))}
        <option value={another}>Another reason</option>
      </Select>
      {isWritten && (
        <Field
          id={`${id}-own`}
          label="In your own words"
          required
          maxLength={500}
          value={value}
          error={error}
          onChange={({ target }) => {
            setOwn(true);
            onChange(target.value);
          }}
        />
      )}
    </>
  );
};

const minute = 60_000;

/** Returns the firm's reasons for turning a lead down. */
export const useReasons = (): readonly string[] =>
  trpc.desk.reasons.useQuery(undefined, { staleTime: minute }).data ?? [];

const row =
  'flex min-h-row w-full items-center gap-3 rounded-md px-3 py-2 text-left text-sm hover:bg-paper-deep disabled:text-muted';

/** Chooses a reason in a dialog by number or name with one press; another one can be entered. */
export const ReasonChoice = ({ onChoose }: { onChoose: (reason: string) => unknown }) => {
  const reasons = useReasons();
  const [isWriting, setWriting] = useState(false);
  const [busy, setBusy] = useState(false);
  const choose = async (reason: string) => {
    if (busy) return;
    setBusy(true);
    await onChoose(reason);
    setBusy(false);
  };
  if (isWriting)
    return (
      <div className="p-5">
        <AskForm
          autoFocus
          id="turn-down-reason"
          label="In your own words"
          maxLength={500}
          submit="Turn down"
          onSubmit={(own) => choose(own.trim())}
        />
      </div>
    );
  const onKeyDown = (event: KeyboardEvent) => {
    const reason = reasons[Number(event.key) - 1];
    if (!reason || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    choose(reason);
  };
  return (
    <ul className="p-3" onKeyDown={onKeyDown}>
      {reasons.map((reason, index) => (
        <li key={reason}>
          <button type="button" disabled={busy} onClick={() => choose(reason)} className={row}>
            <span className="grow">{reason}</span>
            {index < 9 && <Kbd className="max-sm:hidden">{String(index + 1)}</Kbd>}
          </button>
        </li>
      ))}
      <li>
        {/* Always rendered, so that it has the focus while the reasons load. */}
        <button type="button" data-autofocus disabled={busy} onClick={() => setWriting(true)} className={row}>
          Another reason
        </button>
      </li>
    </ul>
  );
};
