import { useLanguage } from '../language-context';
import { Card } from './sidebar-cards';

/** The steps after a request: the same for every area, so they are beside the text and not in it. */
export const NextSteps = () => {
  const { words } = useLanguage();
  const { next } = words.practiceArea;
  return (
    <Card title={next.title}>
      <ol className="mt-3 space-y-3 text-sm">
        {next.items.map(({ title, text }) => (
          <li key={title}>
            <p className="font-semibold">{title}</p>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
};
