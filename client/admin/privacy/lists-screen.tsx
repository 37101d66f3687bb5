import { useRef, useState } from 'react';
import { toast } from '../../lib/toasts';
import { type Outputs, trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { ConfirmButton } from '../kit/confirm-button';
import { Row } from '../kit/row';
import { useAction } from '../kit/use-action';
import { Moment } from '../moment';
import { PanelList, PrivacyFrame } from './privacy-frame';
import { privacyWords } from './privacy-words';

const words = privacyWords.lists;

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
      toast.error(words.importFailed);
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

const ListRow = ({ list: { name, count, newest } }: { list: Outputs['contact']['lists'][number] }) => {
  const remove = useAction(trpc.contact.removeList, {
    done: words.removed,
    refresh: ({ contact }) => [contact.lists],
  });
  return (
    <Row
      actions={
        name !== 'own' && (
          <ConfirmButton
            label={words.remove}
            aria-label={`Remove the list ${name}`}
            title="Remove this list?"
            text="You can contact the people on it again, unless another list or a withdrawal says no."
            action={remove}
            input={{ name }}
          />
        )
      }
    >
      <span className="font-semibold">{name === 'own' ? 'The firm’s own' : name}</span>
      <span className="text-muted">
        {count === 1 ? '1 entry' : `${count.toLocaleString('en')} entries`} · newest entry{' '}
        <Moment at={newest} />
      </span>
    </Row>
  );
};

/** The do-not-contact lists: size, age, and a way to add to them. */
export const ListsScreen = () => {
  const query = trpc.contact.lists.useQuery(undefined, { staleTime: 0 });
  return (
    <PrivacyFrame tab="lists">
      <PanelList words={words} query={query} row={(list) => <ListRow key={list.name} list={list} />}>
        <ImportForm />
      </PanelList>
    </PrivacyFrame>
  );
};
