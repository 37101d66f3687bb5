import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { toast } from '../../lib/toasts';
import { type Outputs, trpc } from '../../lib/trpc';
import { useDebounced } from '../../lib/use-debounced';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Pagination } from '../../ui/pagination';
import { SearchBox } from '../../ui/search-box';
import { ScreenHead } from '../screen-head';
import { LoadFailed, Loading } from '../screen-states';
import { conflictWords } from './conflict-words';
import { NamesImport } from './names-import';

const words = conflictWords.names;
const limit = 25;

type ListedFile = Outputs['conflicts']['files'][number];
type ListedName = Outputs['conflicts']['names']['rows'][number];

const useRemoval = () => {
  const { conflicts } = trpc.useUtils();
  return {
    onSuccess: () => toast.success(words.removed),
    onError: () => toast.error(words.removeFailed),
    onSettled: () => conflicts.invalidate(),
  };
};

const Part = ({ title, text, children }: { title: string; text?: string; children: ReactNode }) => (
  <section
    aria-label={title}
    className="mb-5 max-w-4xl rounded-lg border border-line bg-card p-5 shadow-card"
  >
    <h2 className="mb-1 font-sans text-base font-semibold tracking-normal">{title}</h2>
    {text && <p className="mb-4 text-sm text-muted">{text}</p>}
    {children}
  </section>
);

const FileRow = ({ listed: { list, file, count } }: { listed: ListedFile }) => {
  const [isAsking, setAsking] = useState(false);
  const remove = trpc.conflicts.removeFile.useMutation(useRemoval());
  return (
    <li className="flex min-h-row flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 text-sm last:border-0">
      <span className="min-w-0 font-semibold break-words">{file}</span>
      <span className="text-muted">
        {words.lists[list]}, {words.size(count)}
      </span>
      <Button
        look="secondary"
        size="sm"
        className="ml-auto"
        aria-label={words.removeFileOf(file)}
        onClick={() => setAsking(true)}
      >
        {words.removeFile}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={words.removeTitle(file)}
        text={words.removeText}
        confirm={words.removeFile}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ list, file })}
        onCancel={() => setAsking(false)}
      />
    </li>
  );
};

const NameRow = ({ listed: { id, name, list, birthDate, address } }: { listed: ListedName }) => {
  const remove = trpc.conflicts.removeName.useMutation(useRemoval());
  return (
    <li className="flex min-h-row items-center gap-3 border-b border-line py-1.5 text-sm last:border-0">
      <span className="min-w-0 break-words">
        <span className="font-semibold">{name}</span>{' '}
        <span className="text-muted">
          {[words.lists[list], birthDate, address].filter(Boolean).join(', ')}
        </span>
      </span>
      <button
        type="button"
        aria-label={words.remove(name)}
        title={words.remove(name)}
        className="ml-auto grid size-9 shrink-0 place-items-center rounded-md text-muted hover:bg-paper-deep hover:text-danger"
        onClick={() => !remove.isPending && remove.mutate({ id })}
      >
        <Trash2 aria-hidden className="size-4" />
      </button>
    </li>
  );
};

const Names = () => {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState({ search: '', page: 1 });
  useDebounced(typed, 300, (search) =>
    setAsked((before) => (before.search === search ? before : { search, page: 1 })),
  );
  const { data, isError, refetch } = trpc.conflicts.names.useQuery({ ...asked, limit });
  return (
    <>
      <div className="mb-3 max-w-md">
        <SearchBox label={words.search} value={typed} onChange={setTyped} onClear={() => setTyped('')} />
      </div>
      {isError && !data && <LoadFailed text={words.failed} onRetry={refetch} />}
      {!isError && !data && <Loading text={words.loading} />}
      <p role="status" className="text-sm text-muted empty:hidden">
        {data?.total === 0 && (asked.search ? words.noneFound : words.none)}
      </p>
      <ul>
        {data?.rows.map((name) => (
          <NameRow key={name.id} listed={name} />
        ))}
      </ul>
      {data && data.total > limit && (
        <Pagination
          page={asked.page}
          limit={limit}
          total={data.total}
          onPage={(page) => setAsked({ ...asked, page })}
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
      <ScreenHead title={words.title} />
      <Part title={words.import} text={words.text}>
        <NamesImport />
      </Part>
      {files.length > 0 && (
        <Part title={words.files}>
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
