import type { StalePage } from '../../../shared/schemas/site-statement';
import { writtenDay } from '../../lib/times';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { cardClass } from '../kit/card';
import { useAction } from '../kit/use-action';
import { statementWords } from './statement-words';

const words = statementWords.stale;

const Page = ({ page: { path, title, looked, passed, searches } }: { page: StalePage }) => {
  const mark = trpc.statements.lookedAtPage.useMutation(
    useAction({ done: words.done, failed: words.failed, refresh: ({ statements }) => [statements] }),
  );
  const onMark = () => mark.mutate({ path, note: 'Looked for news and corrected what had changed' });
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line px-5 py-3 text-sm last:border-0 md:grid-cols-[minmax(0,1fr)_13rem]">
      <div className="min-w-0">
        <a href={path} className="py-1 font-semibold underline underline-offset-4">
          {title}
        </a>
        <p className="mt-1">Search for: {searches.join(' · ')}</p>
      </div>
      <div className="text-muted">
        <p>
          Last looked at <time dateTime={looked}>{writtenDay(looked)}</time>
        </p>
        {passed.map(({ id, planned }) => (
          <p key={id} className="font-semibold text-info">
            {`announces ${planned}`}
          </p>
        ))}
        <Button look="secondary" disabled={mark.isPending} onClick={onMark} className="mt-2">
          Mark as looked at
        </Button>
      </div>
    </li>
  );
};

/** Pages about open lawsuits that are overdue for a review; nothing if there are none. */
export const StalePages = () => {
  const { data } = trpc.statements.stale.useQuery(undefined, { staleTime: 0 });
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="stale-pages" className={`${cardClass} mb-6 overflow-hidden print:hidden`}>
      <div className="border-b border-line px-5 py-4">
        <h2 id="stale-pages" className="font-semibold">
          Pages to look at for news
        </h2>
        <p className="max-w-prose text-sm text-muted">
          These pages are about open lawsuits. Search for each one, correct what has changed, then mark it as
          looked at.
        </p>
      </div>
      <ul>
        {data.map((page) => (
          <Page key={page.path} page={page} />
        ))}
      </ul>
    </section>
  );
};
