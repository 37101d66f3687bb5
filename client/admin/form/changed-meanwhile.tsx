import type { RecordFormState } from './use-record-form';

export type Changed = Pick<RecordFormState, 'theirs' | 'takeTheirs'>;

/** Says what someone else saved while this form was filled in; nothing that was typed is replaced. */
export const ChangedMeanwhile = ({ theirs, takeTheirs }: Partial<Changed>) => (
  <div role="alert" className="col-span-full w-full empty:hidden">
    {theirs && (
      <div className="rounded-md bg-warning-soft px-5 py-2 text-sm text-warning">
        <p className="font-semibold">
          Someone else changed this meanwhile. What you typed is still here, and not saved.
        </p>
        <ul>
          {theirs.map((one) => (
            <li key={one.name} className="break-words whitespace-pre-wrap">
              {one.label && <span className="font-semibold">{`${one.label}: `}</span>}
              {one.text}{' '}
              {one.isTyped && (
                <button
                  type="button"
                  onClick={() => takeTheirs?.(one)}
                  className="min-h-6 underline underline-offset-4"
                >
                  Take theirs<span className="sr-only">{` for ${one.label}`}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
    )}
  </div>
);
