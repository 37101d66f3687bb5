import { questionWords as words } from './question-words';
import type { useQuestions } from './use-questions';

type LeadFlagsProps = {
  flags: readonly string[];
  criteria: ReturnType<typeof useQuestions>['criteria'];
};

/** The case type's criteria that a person must review for this lead. */
export const LeadFlags = ({ flags, criteria }: LeadFlagsProps) => {
  if (flags.length === 0) return null;
  const said = flags.map((flag) => {
    const [kind = '', id = ''] = flag.split(':');
    const meant = criteria.find((criterion) => criterion.id === id)?.words ?? id;
    return { flag, text: words.flag[kind]?.(meant) ?? flag };
  });
  return (
    <div className="mb-4 rounded-md bg-warning-soft px-4 py-2 text-sm">
      <h3 className="font-sans text-sm font-semibold">To look at</h3>
      <ul className="list-disc pl-5">
        {said.map(({ flag, text }) => (
          <li key={flag}>{text}</li>
        ))}
      </ul>
    </div>
  );
};
