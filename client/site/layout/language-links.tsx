import { languages } from '../../content/languages';
import { useLanguage } from '../language-context';

export type Alternate = { language: string; path: string };

/** The same page in the other languages of the site, each by its own name; nothing where there is one language only. */
export const LanguageLinks = ({
  alternates,
  className,
}: {
  alternates: readonly Alternate[];
  className: string;
}) => {
  const { language, words } = useLanguage();
  const others = alternates.filter((one) => one.language !== language.id);
  if (others.length === 0) return null;
  return (
    <ul aria-label={words.layout.otherLanguages} className="no-print flex flex-wrap gap-x-6">
      {others.map(({ language: id, path }) => (
        <li key={id}>
          <a href={path} hrefLang={id} lang={id} className={className}>
            {languages.find((one) => one.id === id)?.name ?? id}
          </a>
        </li>
      ))}
    </ul>
  );
};
