import { useEffect, useRef } from 'react';
import type { FormWords } from '../../content/words';
import { Confirmation } from './confirmation';
import { controlId, type FieldName, type FormState, fieldNames } from './form-state';

const tones = {
  idle: 'border-line bg-paper-deep text-ink',
  sending: 'border-line bg-paper-deep text-ink',
  sent: 'border-success bg-success-soft text-success',
  failed: 'border-danger bg-danger-soft text-danger',
};

type FormNotice = { state: FormState; words: FormWords; onAgain: () => void };

/** The state of the form, shown and announced: failures right away, the rest at the next pause. */
export const FormNotice = ({ state: { phase, notice, errors, receipt }, words, onAgain }: FormNotice) => {
  const box = useRef<HTMLDivElement>(null);
  const failed = phase === 'failed';
  useEffect(() => {
    if (phase === 'sent') box.current?.focus();
  }, [phase]);
  const boxClass = `rounded-md border p-4 ${tones[phase]}`;
  return (
    <div ref={box} tabIndex={-1} className={notice && phase !== 'sent' ? 'mt-5' : ''}>
      <div role="status">
        {notice && !failed ? (
          <div className={boxClass}>
            <p className="font-semibold">{notice}</p>
            {receipt?.promise ? <p className="mt-1 font-semibold text-ink">{receipt.promise}</p> : null}
            {phase === 'sent' ? <p className="mt-1 text-ink">{words.next}</p> : null}
          </div>
        ) : null}
      </div>
      <div role="alert">
        {notice && failed ? (
          <div className={boxClass}>
            <p className="font-semibold">{notice}</p>
            {notice === words.messages.failed ? <p className="mt-1 text-ink">{words.failed}</p> : null}
          </div>
        ) : null}
      </div>
      {failed ? <Errors errors={errors} /> : null}
      {phase === 'sent' && receipt ? (
        <Confirmation receipt={receipt} words={words} onAgain={onAgain} />
      ) : null}
    </div>
  );
};

/** All errors, each with a link to its field. */
const Errors = ({ errors }: { errors: FormState['errors'] }) => {
  const names = fieldNames.filter((name): name is FieldName => errors[name] !== undefined);
  if (names.length === 0) return null;
  return (
    <ul className="mt-3 space-y-1 text-sm">
      {names.map((name) => (
        <li key={name}>
          <a
            href={`#${controlId(name)}`}
            className="inline-flex min-h-6 text-danger underline underline-offset-2"
          >
            {errors[name]}
          </a>
        </li>
      ))}
    </ul>
  );
};
