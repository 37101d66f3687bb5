import { useEffect, useRef } from 'react';
import { messages } from '../../../shared/messages';
import { consultation } from '../../content/pages/consultation';
import type { FormState } from './form-state';

const tones = {
  idle: 'border-line bg-paper-deep text-ink',
  sending: 'border-line bg-paper-deep text-ink',
  sent: 'border-success bg-success-soft text-success',
  failed: 'border-danger bg-danger-soft text-danger',
};

/** What became of the form, shown and said: a failure at once, the rest when the person pauses. */
export const FormNotice = ({ state: { phase, notice } }: { state: FormState }) => {
  const box = useRef<HTMLDivElement>(null);
  const failed = phase === 'failed';
  useEffect(() => {
    if (phase === 'sent') box.current?.focus();
  }, [phase]);
  const boxClass = `mb-5 rounded-md border p-4 ${tones[phase]}`;
  return (
    <div ref={box} tabIndex={-1}>
      <div role="status">
        {notice && !failed ? <Notice className={boxClass} phase={phase} notice={notice} /> : null}
      </div>
      <div role="alert">
        {notice && failed ? <Notice className={boxClass} phase={phase} notice={notice} /> : null}
      </div>
    </div>
  );
};

const Notice = ({
  className,
  phase,
  notice,
}: Pick<FormState, 'phase' | 'notice'> & { className: string }) => (
  <div className={className}>
    <p className="font-semibold">{notice}</p>
    {phase === 'sent' ? <p className="mt-1 text-ink">{consultation.next}</p> : null}
    {notice === messages.form.failed ? <p className="mt-1 text-ink">{consultation.failed}</p> : null}
  </div>
);
