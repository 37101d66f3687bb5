import { type ComponentProps, useRef, useState } from 'react';
import { mostNamesAtOnce, type NameList, nameLists, type nameRow } from '../../../shared/schemas/conflict';
import type { z } from '../../../shared/zod';
import { toast } from '../../lib/toasts';
import { type Outputs, trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Select } from '../../ui/select';
import { FileProblem, type LeadFile, readLeadFile } from '../form/read-file';
import { Card } from '../kit/card';
import { ConfirmButton } from '../kit/confirm-button';
import { listScreen } from '../kit/list-screen';
import { Row } from '../kit/row';
import { useAction } from '../kit/use-action';
import { conflictWords } from './conflict-words';

type NameRow = z.infer<typeof nameRow>;

const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
/** Column names that other systems use for these fields. */
const columns = {
  name: ['name', 'fullname', 'party', 'partyname', 'company', 'companyname', 'contact', 'contactname'],
  firstName: ['firstname', 'first', 'fname', 'givenname'],
  lastName: ['lastname', 'last', 'lname', 'surname', 'familyname'],
  birthDate: ['birthdate', 'dateofbirth', 'dob', 'birthday'],
  address: ['address', 'streetaddress', 'mailingaddress', 'fulladdress'],
} as const;

/** Returns the file's rows that have a name; undefined if no column has names. */
const findNames = ({ head, rows }: LeadFile): NameRow[] | undefined => {
  const at = (column: keyof typeof columns) =>
    head.findIndex((title) => (columns[column] as readonly string[]).includes(plain(title)));
  const [name, first, last, birthDate, address] = [
    at('name'),
    at('firstName'),
    at('lastName'),
    at('birthDate'),
    at('address'),
  ];
  if (name < 0 && last < 0) return undefined;
  return rows.flatMap(({ cells }) => {
    const cell = (index: number, most: number) => (cells[index] ?? '').trim().slice(0, most);
    const whole = cell(name, 200) || `${cell(first, 100)} ${cell(last, 99)}`.trim();
    if (whole === '') return [];
    const [born, lives] = [cell(birthDate, 20), cell(address, 300)];
    return [{ name: whole, ...(born && { birthDate: born }), ...(lives && { address: lives }) }];
  });
};

/** Rows per call, within the body size limit: a row has at most 520 characters, and few have that many. */
const atOnce = Math.min(mostNamesAtOnce, 100);

/** Imports names from another system into the firm's list; importing a file twice adds nothing. */
const NamesImport = () => {
  const [list, setList] = useState<NameList>('clients');
  const [problem, setProblem] = useState('');
  const [progress, setProgress] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const { conflicts } = trpc.useUtils();
  const add = trpc.conflicts.addNames.useMutation();
  const send = async (chosen: File) => {
    const read = await readLeadFile(chosen);
    const rows = findNames(read);
    if (!rows || rows.length === 0)
      throw new FileProblem('We found no column with names. Name it “Name” in the first row.');
    let added = 0;
    for (let at = 0; at < rows.length; at += atOnce) {
      setProgress(`${at.toLocaleString('en-US')} of ${rows.length.toLocaleString('en-US')}...`);
      const part = await add.mutateAsync({ list, file: read.name, rows: rows.slice(at, at + atOnce) });
      added += part.added;
    }
    toast.success({
      title: 'List imported',
      description: added === 1 ? '1 name is new.' : `${added.toLocaleString('en-US')} names are new.`,
    });
  };
  const submit = async () => {
    const chosen = file.current?.files?.[0];
    if (!chosen) return setProblem('Choose a file');
    setProblem('');
    await send(chosen).catch((error: unknown) => {
      if (error instanceof FileProblem) setProblem(error.message);
      else toast.error('The list could not be imported');
    });
    setProgress('');
    await conflicts.invalidate();
  };
  return (
    <form
      noValidate
      className="grid items-start gap-4 sm:grid-cols-[1fr_14rem_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        if (progress === '') void submit();
      }}
    >
      <Field
        ref={file}
        id="names-file"
        type="file"
        accept=".csv,.txt,text/csv"
        label="File"
        hint="A CSV file with a column “Name”, or “First name” and “Last name”. “Birth date” and “Address” are optional."
        error={problem}
      />
      <Select
        id="names-list"
        label="These names are"
        value={list}
        onChange={({ target }) => setList(nameLists.find((one) => one === target.value) ?? 'clients')}
        choices={nameLists.map((one) => ({ value: one, label: words.lists[one] }))}
      />
      <Button type="submit" look="secondary" className="sm:mt-7" aria-disabled={progress !== '' || undefined}>
        Import
      </Button>
      <p role="status" className="text-sm text-muted empty:hidden sm:col-span-3">
        {progress}
      </p>
    </form>
  );
};

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
          label="Remove"
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
        {words.lists[list]}, {count === 1 ? '1 name' : `${count.toLocaleString('en-US')} names`}
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
    search: { label: 'Search names' },
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
