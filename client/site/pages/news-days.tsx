import { happenedOn } from '../../content/happened';
import type { Words } from '../../content/words';
import { useLanguage } from '../language-context';

/** The day of the event, and the day the piece was written. */
export const NewsDays = ({ item }: { item: Words['firm']['news'][number] }) => {
  const { words, day } = useLanguage();
  const happened = happenedOn(item);
  const said = (text: string, date: string) => (
    <time dateTime={date} className="inline-block">
      {text.replace('{date}', day(date))}
    </time>
  );
  return (
    <>
      {happened ? said(words.newsPage.happened, happened) : null}
      {happened ? <span aria-hidden="true"> · </span> : null}
      {said(words.newsPage.written, item.date)}
    </>
  );
};
