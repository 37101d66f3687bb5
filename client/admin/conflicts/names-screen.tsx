import type { ComponentProps } from 'react';
import { type Outputs, trpc } from '../../lib/trpc';
import { Card } from '../kit/card';
import { ConfirmButton } from '../kit/confirm-button';
import { listScreen } from '../kit/list-screen';
import { Row } from '../kit/row';
import { useAction } from '../kit/use-action';
import { conflictWords } from './conflict-words';
import { NamesImport } from './names-import';

const words = conflictWords.names;

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

const Files = () => {
  const { data: files = [] } = trpc.conflicts.files.useQuery();
  return (
    files.length > 0 && (
      <Part title="Imported files">
        <ul>
          {files.map((file) => (
            <FileRow key={`${file.list} ${file.file}`} listed={file} />
          ))}
        </ul>
      </Part>
    )
  );
};

/** The firm's own list of names for conflict checks, with import, search and removal. */
export const NamesScreen = listScreen({
  list: {
    text: 'Names that conflict checks search, besides your leads.',
    above: () => (
      <>
        <Part title="Import a list">
          <NamesImport />
        </Part>
        <Files />
      </>
    ),
    search: { label: words.search },
    useRows: ({ search = '', page, limit }, options) =>
      trpc.conflicts.names.useQuery({ search, page, limit }, options),
    useRefreshAll: () => {
      const { conflicts } = trpc.useUtils();
      return () => conflicts.invalidate();
    },
    loading: 'Loading names...',
    failed: 'Error loading the names',
    none: { title: 'No names yet', text: 'Import a list of people you represent or are up against.' },
    noneFound: { title: 'No names found' },
    label: 'Table of names',
    getName: ({ name }) => name,
    columns: [
      { header: 'Name', cell: ({ name }) => name },
      { header: 'List', cell: ({ list }) => words.lists[list] },
      { header: 'Date of birth', cell: ({ birthDate }) => birthDate },
      { header: 'Address', cell: ({ address }) => address },
    ],
  },
  remove: {
    useRemoval: trpc.conflicts.removeName.useMutation,
    text: 'Conflict checks will no longer find it. Checks that were made stay as they are.',
    done: words.removed,
    failed: words.removeFailed,
  },
});
