import { useState } from 'react';
import { noticeText, type PageNotice } from '../../../shared/schemas/site-statement';
import { trpc } from '../../lib/trpc';
import { Select } from '../../ui/select';
import { Card } from '../kit/card';
import { FieldsForm } from '../kit/fields-form';
import { Unloaded } from '../kit/loaded';
import { Entry, RowButton } from '../kit/row';
import { useAction } from '../kit/use-action';
import { ScreenHead } from '../screen-head';
import { staffPaths } from '../staff-paths';
import { WayBack } from '../way-back';
import { HistoryList } from './history-list';
import { PageReview } from './page-review';
import { statementWords } from './statement-words';

const words = statementWords.notices;

/** A page's notice with its text, start and end. */
const NoticeForm = ({ notice: { path, version, text, day, until } }: { notice: PageNotice }) => {
  const put = trpc.statements.putNotice.useMutation();
  const toInput = ({ until: last, ...rest }: Record<'text' | 'day' | 'until', string>) => ({
    ...rest,
    until: last || null,
  });
  return (
    <FieldsForm
      name={`notice-${path}`}
      schema={noticeText}
      fields={{
        text: {
          label: 'Notice',
          hint: 'One or two plain sentences: what happened, and what it means for the reader.',
          kind: 'long',
          rows: 3,
          maxLength: 1000,
          className: 'sm:col-span-2',
        },
        day: { label: 'Day', kind: 'date' },
        until: { label: 'Last day', hint: 'Leave empty to show it until you take it down.', kind: 'date' },
      }}
      defaults={{ text, day: text ? day : new Date().toISOString().slice(0, 10), until: until ?? '' }}
      base={version}
      toInput={toInput}
      save={(values) => put.mutateAsync({ path, version, ...toInput(values) })}
      saved={words.done}
      refresh={({ statements }) => [statements.notices]}
      button="Put it on the page"
      className="mt-4 grid gap-4 sm:grid-cols-2"
    />
  );
};

const Shown = ({ notice, onEdit }: { notice: PageNotice; onEdit: () => void }) => {
  const takeDown = useAction(trpc.statements.takeNoticeDown, {
    done: words.takenDown,
    refresh: ({ statements }) => [statements.notices],
  });
  const { path, version, title, text, day, isShown } = notice;
  return (
    <Entry>
      <a href={path} target="_blank" rel="noreferrer" className="font-semibold underline underline-offset-4">
        {title}
      </a>
      <p className="mt-1 break-words">
        <time dateTime={day}>{day}</time>: {text}
      </p>
      {isShown ? null : <p className="text-sm text-muted">Its last day has passed.</p>}
      <div className="mt-2 flex flex-wrap gap-3">
        <RowButton label={words.edit} name={`${words.edit}: ${title}`} onClick={onEdit} />
        <RowButton
          label={words.takeDown}
          name={`${words.takeDown}: ${title}`}
          disabled={takeDown.isPending}
          onClick={() => takeDown.mutate({ path, version })}
        />
      </div>
    </Entry>
  );
};

/** Dated notices on public pages, without a build. */
export const NoticesScreen = () => {
  const query = trpc.statements.notices.useQuery(undefined, { staleTime: 0 });
  const { data } = query;
  const [path, setPath] = useState('');
  if (!data) return <Unloaded query={query} loading="Loading notices..." failed="Error loading notices" />;
  const up = data.filter(({ text }) => text !== '');
  const chosen = data.find((one) => one.path === path);
  return (
    <>
      <ScreenHead
        title="Notices and page reviews"
        before={<WayBack href={staffPaths.statements}>{statementWords.back}</WayBack>}
      />
      <p className="-mt-2 mb-5 max-w-prose text-sm text-muted">
        A notice shows near the top of a page, with its date. So does the name of the lawyer who reviewed the
        page. Both show as soon as you save them.
      </p>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="grid min-w-0 gap-5">
          <Card title="Put up a notice">
            <Select
              id="notice-page"
              label="Page"
              value={path}
              onChange={({ target }) => setPath(target.value)}
            >
              <option value="">Choose a page</option>
              {data
                .toSorted((one, other) => one.path.localeCompare(other.path))
                .map((one) => (
                  <option key={one.path} value={one.path}>
                    {one.title} ({one.path})
                  </option>
                ))}
            </Select>
            {chosen ? <NoticeForm key={chosen.path + chosen.version} notice={chosen} /> : null}
            {chosen && chosen.history.length > 0 ? (
              <div className="mt-6">
                <h3 className="mb-3 font-sans text-sm font-semibold">History</h3>
                <HistoryList history={chosen.history} />
              </div>
            ) : null}
          </Card>
          {chosen?.saysReviewed ? <PageReview key={chosen.path} path={chosen.path} /> : null}
        </div>
        <Card title="On pages now">
          {up.length === 0 ? <p className="text-sm text-muted">No page shows a notice.</p> : null}
          <ul>
            {up.map((notice) => (
              <Shown key={notice.path} notice={notice} onEdit={() => setPath(notice.path)} />
            ))}
          </ul>
        </Card>
      </div>
    </>
  );
};
