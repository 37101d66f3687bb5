import { type ComponentProps, useState } from 'react';
import { type Outputs, trpc } from '../../lib/trpc';
import { Pagination } from '../../ui/pagination';
import { SearchBox } from '../../ui/search-box';
import { useSearchText } from '../crud/use-search-text';
import { Trash2 } from '../icons';
import { Card } from '../kit/card';
import { ConfirmButton } from '../kit/confirm-button';
import { Unloaded } from '../kit/loaded';
import { Row } from '../kit/row';
import { useAction } from '../kit/use-action';
import { ScreenHead } from '../screen-head';
import { conflictWords } from './conflict-words';
import { NamesImport } from './names-import';

const words = conflictWords.names;
const limit = 25;

type ListedName = Outputs['conflicts']['names']['rows'][number];

const removal = {
  done: words.removed,
  failed: words.removeFailed,
  refresh: ({ conflicts }: ReturnType<typeof trpc.useUtils>) => [conflicts],
};

const Part = (props: ComponentProps<typeof Card>) => <Card {...props} className="mb-5 max-w-4xl" />;

const FileRow = ({ listed: { list, file, count } }: { listed: Outputs['conflicts']['files'][number] }) => {
  const remove = useAction(trpc.conflicts.removeFile, removal);
  return (
    <Row
      actions={
        <ConfirmButton
          label={words.removeFile}
          aria-label={`Remove ${file}`}
          title={`Remove ${file}?`}
          text="Conflict checks will no longer find its names. Checks that were made stay as they are."
          action={remove}
          input={{ list, file }}
        />
      }
    >
      <span className="min-w-0 font-semibold break-words">{file}</span>
      <span className="text-muted">
        {words.lists[list]}, {words.size(count)}
      </span>
    </Row>
  );
};

const NameRow = ({ listed: { id, name, list, birthDate, address } }: { listed: ListedName }) => {
  const remove = useAction(trpc.conflicts.removeName, removal);
  return (
    <Row
      actions={
        <button
          type="button"
          aria-label={words.remove(name)}
          title={words.remove(name)}
          className="grid size-9 shrink-0 place-items-center rounded-md text-muted hover:bg-paper-deep hover:text-danger"
          onClick={() => !remove.isPending && remove.mutate({ id })}
        >
          <Trash2 aria-hidden className="size-4" />
        </button>
      }
    >
      <span className="min-w-0 flex-1 break-words">
        <span className="font-semibold">{name}</span>{' '}
        <span className="text-muted">
          {[words.lists[list], birthDate, address].filter(Boolean).join(', ')}
        </span>
      </span>
    </Row>
  );
};

const Names = () => {
  const [nameQuery, setAsked] = useState({ search: '', page: 1 });
  const search = useSearchText(nameQuery.search, (text) => setAsked({ search: text, page: 1 }));
  const query = trpc.conflicts.names.useQuery({ ...nameQuery, limit });
  const { data } = query;
  return (
    <>
      <div className="mb-3 max-w-md">
        <SearchBox label={words.search} {...search} />
      </div>
      {!data && <Unloaded query={query} loading="Loading names..." failed="Error loading the names" />}
      <p role="status" className="text-sm text-muted empty:hidden">
        {data?.total === 0 &&
          (nameQuery.search
            ? 'No names found'
            : 'No names yet. Import a list of people you represent or are up against.')}
      </p>
      <ul>
        {data?.rows.map((name) => (
          <NameRow key={name.id} listed={name} />
        ))}
      </ul>
      {data && data.total > limit && (
        <Pagination
          page={nameQuery.page}
          limit={limit}
          total={data.total}
          onPage={(page) => setAsked({ ...nameQuery, page })}
        />
      )}
    </>
  );
};

/** The firm's own list of names for conflict checks, with import, search and removal. */
export const NamesScreen = () => {
  const { data: files = [] } = trpc.conflicts.files.useQuery();
  return (
    <>
      <ScreenHead title="Conflict names" />
      <Part title="Import a list" text="Names that conflict checks search, besides your leads.">
        <NamesImport />
      </Part>
      {files.length > 0 && (
        <Part title="Imported files">
          <ul>
            {files.map((file) => (
              <FileRow key={`${file.list} ${file.file}`} listed={file} />
            ))}
          </ul>
        </Part>
      )}
      <Part title={words.search}>
        <Names />
      </Part>
    </>
  );
};
