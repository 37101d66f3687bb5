import { useLanguage } from '../language-context';
import { AreaIcon } from '../parts/area-icon';
import { RichText } from '../parts/rich-text';

const icons = { consultation: 'MessagesSquare', anyHour: 'Clock', noFee: 'HandCoins' } as const;
const names = ['consultation', 'anyHour', 'noFee'] as const;

/** What holds for everyone who asks. */
export const Benefits = () => {
  const { words } = useLanguage();
  return (
    <ul className="shell grid grid-cols-1 gap-x-10 gap-y-4 pb-8 md:grid-cols-3 md:pb-14">
      {names.map((name) => (
        <li key={name} className="flex gap-4">
          <AreaIcon name={icons[name]} />
          <div className="min-w-0">
            <h2 className="text-lg">{words.practiceArea.benefits[name].title}</h2>
            <p className="text-sm text-muted">
              <RichText>{words.practiceArea.benefits[name].text}</RichText>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
};
