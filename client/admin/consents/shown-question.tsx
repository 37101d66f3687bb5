import type { ConsentAnswer } from '../../../shared/schemas/consent';

/** The question as the person saw it: text, frame, and the box as submitted. */
export const ShownQuestion = ({ record }: { record: ConsentAnswer }) => (
  <>
    {record.evidence === 'claimed' && (
      <p className="mb-3 text-sm font-semibold">
        This is what another company says it showed. We did not see it ourselves.
      </p>
    )}
    {record.text ? (
      <figure className="rounded-md border border-line p-4">
        <p className="flex items-start gap-3 text-sm">
          <span
            role="img"
            aria-label={record.granted ? 'The box was ticked' : 'The box was left empty'}
            className="grid size-6 shrink-0 place-items-center rounded-sm border border-ink"
          >
            {record.granted ? '✓' : ''}
          </span>
          <span>{record.text}</span>
        </p>
      </figure>
    ) : (
      <p className="text-sm">The company did not send the wording.</p>
    )}
    {record.layout && <p className="mt-3 text-sm text-muted">How it looked: {record.layout}</p>}
  </>
);
