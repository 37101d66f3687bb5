import { happenedOn } from '../../content/happened';
import type { Words } from '../../content/words';
import { useLanguage } from '../language-context';

type NewsDays = {
  item: Words['firm']['news'][number];
  /** On a phone: the first of the two days. */
  isBrief?: boolean;
};

/** The day of the event, and the day the piece was written. */
export const NewsDays = ({ item, isBrief = false }: NewsDays) => {
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
      <span className={isBrief && happened ? 'max-sm:hidden' : undefined}>
        {happened ? <span aria-hidden="true"> · </span> : null}
        {said(words.newsPage.written, item.date)}
      </span>
    </>
  );
};
