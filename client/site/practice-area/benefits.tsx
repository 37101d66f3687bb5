import { useLanguage } from '../language-context';
import { RichText } from '../parts/rich-text';

const names = ['consultation', 'anyHour', 'noFee'] as const;

/** The promises to everyone who asks. */
export const Benefits = () => {
  const { words } = useLanguage();
  return (
    <ul className="shell grid grid-cols-1 gap-x-10 gap-y-4 pb-8 md:grid-cols-3 md:pb-14">
      {names
        .flatMap((name) => words.practiceArea.benefits[name] ?? [])
        .map(({ title, text }) => (
          <li key={title} className="border-l-2 border-glow pl-4">
            <h2 className="text-lg">{title}</h2>
            <p className="text-sm text-muted">
              <RichText>{text}</RichText>
            </p>
          </li>
        ))}
    </ul>
  );
};
