import { languages } from '../../content/languages';
import { useLanguage } from '../language-context';

export type Alternate = { language: string; path: string };

const barClass =
  'flex min-h-11 min-w-6 items-center justify-center text-sm font-medium text-on-ink hover:text-white';

type LanguageLinks = { alternates: readonly Alternate[] } & ({ className: string } | { isShort: true });

/**
 * Links to this page in the site's other languages, by their own names; by two letters if the bar is narrow. Nothing if
 * there is only one language.
 */
export const LanguageLinks = ({ alternates, ...look }: LanguageLinks) => {
  const { language, words } = useLanguage();
  const others = alternates.filter((one) => one.language !== language.id);
  if (others.length === 0) return null;
  const isShort = 'isShort' in look;
  return (
    <ul
      aria-label={words.layout.otherLanguages}
      // At double text size, a phone's bar has room only for the brand and the menu; the footer also has the languages.
      className={`no-print flex shrink-0 flex-wrap gap-x-6 ${isShort ? '@max-[13rem]:hidden' : ''}`}
    >
      {others.map(({ language: id, path }) => {
        const name = languages.find((one) => one.id === id)?.name ?? id;
        return (
          <li key={id}>
            {isShort ? (
              <a href={path} hrefLang={id} lang={id} aria-label={name} className={barClass}>
                <span className="@max-[21rem]:hidden @min-[46rem]:@max-[58rem]:hidden">{name}</span>
                <span className="hidden uppercase @max-[21rem]:inline @min-[46rem]:@max-[58rem]:inline">
                  {id}
                </span>
              </a>
            ) : (
              <a href={path} hrefLang={id} lang={id} className={look.className}>
                {name}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
};
