import type { ConsentAnswer } from '../../../shared/schemas/consent';
import { consentWords as words } from './consent-words';

/** The question as the person saw it: the words, the frame, the box as it was sent. */
export const ShownQuestion = ({ record }: { record: ConsentAnswer }) => (
  <>
    {record.evidence === 'claimed' && <p className="mb-3 text-sm font-semibold">{words.claimed}</p>}
    {record.text ? (
      <figure className="rounded-md border border-line p-4">
        <p className="flex items-start gap-3 text-sm">
          <span
            role="img"
            aria-label={record.granted ? words.box.yes : words.box.no}
            className="grid size-6 shrink-0 place-items-center rounded-sm border border-ink"
          >
            {record.granted ? '✓' : ''}
          </span>
          <span>{record.text}</span>
        </p>
      </figure>
    ) : (
      <p className="text-sm">{words.noText}</p>
    )}
    {record.layout && (
      <p className="mt-3 text-sm text-muted">
        {words.looked}: {record.layout}
      </p>
    )}
  </>
);
