import { groupCaseTypes } from '../../content/areas';
import { termId } from '../../content/link-terms';
import { useLanguage } from '../language-context';

/** Legal terms and their meanings. */
export const Glossary = () => {
  const { words } = useLanguage();
  return (
    <dl className="divide-y divide-line border-y border-line">
      {words.terms.map(({ term, text, groups }) => (
        <div
          key={term}
          id={termId(term)}
          data-areas={groupCaseTypes(groups)}
          className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[13rem_1fr]"
        >
          <dt className="font-serif text-lg font-semibold">{term}</dt>
          <dd className="min-w-0">{text}</dd>
        </div>
      ))}
    </dl>
  );
};
