import { Plus } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { ScreenHead } from '../screen-head';
import { ListCard } from './card';
import { Empty, Loaded } from './loaded';
import { SecretDialog, type SecretKind } from './secret-dialog';

export type ListFormProps<Row> = {
  record?: Row;
  onClose: () => void;
  /** Called after a save, with the secret if one was made. */
  onSaved: (secret?: string) => void;
};

/** The actions of a row on the screen around it. */
type Tools<Row> = { edit: (row: Row) => void; showSecret: (secret: string) => void; onRemoved: () => void };

type ListScreenProps<Row> = {
  title: string;
  /** Explains the list, under its title. */
  text?: string;
  /** The label of the button that opens the form. */
  add: string;
  query: { data: readonly Row[] | undefined; isError: boolean; refetch: () => unknown };
  loading: string;
  failed: string;
  none: { title: string; text: string };
  /** The form to add a record, and to edit one. */
  form: ComponentType<ListFormProps<Row>>;
  /** The dialog that shows a new secret once. */
  secret?: SecretKind;
  children: (rows: readonly Row[], tools: Tools<Row>) => ReactNode;
};

/** A list that fits on one page: what it is for, its rows, and a form to add and edit. */
export const ListScreen = <Row,>(props: ListScreenProps<Row>) => {
  const { title, text, add, query, loading, failed, none, form: Form, secret, children } = props;
  const [editing, setEditing] = useState<{ record?: Row }>();
  const [shown, setShown] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const isRemoving = useRef(false);
  // The row, its button and its dialog go with the new list.
  useEffect(() => {
    if (!query.data || !isRemoving.current) return;
    isRemoving.current = false;
    requestAnimationFrame(() => heading.current?.focus());
  }, [query.data]);
  const close = () => setEditing(undefined);
  const tools: Tools<Row> = {
    edit: (record) => setEditing({ record }),
    showSecret: setShown,
    onRemoved: () => {
      isRemoving.current = true;
    },
  };
  return (
    <section aria-label={title}>
      <ScreenHead title={title} headingRef={heading}>
        <Button icon={Plus} onClick={() => setEditing({})}>
          {add}
        </Button>
      </ScreenHead>
      {text && <p className="-mt-3 mb-5 max-w-prose text-muted">{text}</p>}
      {query.data && query.data.length > 0 ? (
        children(query.data, tools)
      ) : (
        <ListCard>
          <Loaded query={query} loading={loading} failed={failed}>
            {() => <Empty {...none} />}
          </Loaded>
        </ListCard>
      )}
      {editing && (
        <Form
          {...editing}
          onClose={close}
          onSaved={(newSecret = '') => {
            close();
            setShown(newSecret);
            void query.refetch();
          }}
        />
      )}
      {secret && shown && <SecretDialog {...secret} value={shown} onClose={() => setShown('')} />}
    </section>
  );
};
