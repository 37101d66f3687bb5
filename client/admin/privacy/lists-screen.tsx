import { useRef, useState } from 'react';
import { toast } from '../../lib/toasts';
import { type Outputs, trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Card } from '../kit/card';
import { ConfirmButton } from '../kit/confirm-button';
import { listScreen } from '../kit/list-screen';
import { useAction } from '../kit/use-action';
import { Moment } from '../moment';
import { PrivacyTabs } from './privacy-frame';
import { privacyWords } from './privacy-words';

/** Sends the file unread: such a list can have millions of lines. */
const send = async (name: string, file: File) => {
  const response = await fetch(`/api/contact/lists/${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: file,
  });
  if (!response.ok) throw new Error(`${response.status}`);
  return (await response.json()) as { read: number; skipped: number };
};

const ImportForm = () => {
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const { contact } = trpc.useUtils();
  const submit = async () => {
    const chosen = file.current?.files?.[0];
    if (!chosen || !/^[a-z][a-z0-9-]{1,39}$/i.test(name.trim()))
      return setProblem('Choose a file and enter a name for the list.');
    setProblem('');
    setBusy(true);
    try {
      const { read, skipped } = await send(name.trim().toLowerCase(), chosen);
      toast.success({
        title: 'List imported',
        description:
          skipped === 0
            ? `${read} numbers read.`
            : `${read} numbers read. ${skipped} lines were not phone numbers.`,
      });
      setName('');
      if (file.current) file.current.value = '';
    } catch {
      toast.error('The list could not be imported');
    }
    setBusy(false);
    await contact.lists.invalidate();
  };
  return (
    <form
      noValidate
      className="grid items-start gap-4 sm:grid-cols-[1fr_1fr_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      <Field
        id="list-name"
        label="Name of the list"
        hint="Such as national or texas. Importing a file under the same name adds to the list."
        error={problem}
        maxLength={40}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Field
        ref={file}
        id="list-file"
        type="file"
        accept=".txt,.csv,text/plain,text/csv"
        label="File"
        hint="One number per line, alone or in the first column (.txt, .csv)."
      />
      <Button type="submit" look="secondary" className="sm:mt-7" aria-disabled={busy || undefined}>
        {busy ? 'Importing...' : 'Import'}
      </Button>
    </form>
  );
};

type List = Outputs['contact']['lists'][number];

const RemoveButton = ({ name }: List) => {
  const remove = useAction(trpc.contact.removeList, {
    done: 'List removed',
    refresh: ({ contact }) => [contact.lists],
  });
  return (
    name !== 'own' && (
      <ConfirmButton
        label="Remove"
        aria-label={`Remove the list ${name}`}
        title="Remove this list?"
        text="You can contact the people on it again, unless another list or a withdrawal says no."
        action={remove}
        input={{ name }}
      />
    )
  );
};

const useLists = () => {
  const { data, isError, refetch } = trpc.contact.lists.useQuery(undefined, { staleTime: 0 });
  return { data: data?.map((list) => ({ ...list, id: list.name })), isError, refetch };
};

/** The do-not-contact lists: size, age, and a way to add to them. */
export const ListsScreen = listScreen({
  list: {
    above: () => <PrivacyTabs tab="lists" />,
    note: () => (
      <p className="mb-4 max-w-prose text-sm text-muted">
        We do not call, text or write to anyone on a list. We keep only hashes of the numbers.
      </p>
    ),
    useRows: useLists,
    loading: privacyWords.loading,
    failed: privacyWords.failed,
    none: { title: 'No lists yet' },
    label: 'Table of lists',
    columns: [
      { header: 'Name', cell: ({ name }) => (name === 'own' ? 'The firm’s own' : name) },
      {
        header: 'Entries',
        cell: ({ count }) => count.toLocaleString('en-US'),
        isNumber: true,
        width: 'w-32',
      },
      { header: 'Newest entry', cell: ({ newest }) => <Moment at={newest} /> },
    ],
    extra: (list) => <RemoveButton {...list} />,
    below: (
      <Card title="Import a list" className="mt-5 max-w-4xl">
        <ImportForm />
      </Card>
    ),
  },
});
