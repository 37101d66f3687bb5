import { useLanguage } from '../language-context';
import { Statement } from './statement';

/** Changes since the preceding words were written. */
export const Since = ({ ids }: { ids: readonly string[] }) => {
  const { words } = useLanguage();
  return (
    <div role="note" className="border-l-4 border-accent pl-5">
      <p className="text-sm font-semibold text-accent">{words.practiceArea.since}</p>
      <ul className="mt-1 space-y-2">
        {ids.map((id) => (
          <li key={id}>
            <Statement id={id} />
          </li>
        ))}
      </ul>
    </div>
  );
};
