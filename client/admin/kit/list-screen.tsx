import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { Plus } from '../icons';
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

/** A row, with the actions of the screen around it. */
export type ListRowProps<Row> = {
  row: Row;
  edit: () => void;
  showSecret: (secret: string) => void;
  onRemoved: () => void;
};

/** One resource of the staff area whose list fits on one page, and the forms to add and edit a record. */
type ListResource<Row extends { id: string }> = {
  list: {
    title: string;
    /** Explains the list, under its title. */
    text?: string;
    /** The label of the button that opens the form. */
    add: string;
    useRows: () => { data: readonly Row[] | undefined; isError: boolean; refetch: () => unknown };
    loading: string;
    failed: string;
    none: { title: string; text: string };
    Row: ComponentType<ListRowProps<Row>>;
    /** The element around the rows; one card for all by default. */
    frame?: (rows: ReactNode) => ReactNode;
    /** The dialog that shows a new secret once. */
    secret?: SecretKind;
  };
  create: ComponentType<ListFormProps<Row>>;
  /** Missing if a record is edited on a screen of its own. */
  edit?: ComponentType<ListFormProps<Row>>;
};

const inOneCard = (rows: ReactNode) => (
  <ListCard>
    <ul>{rows}</ul>
  </ListCard>
);

/** Makes the screen of a list: what it is for, its rows, and the forms to add and edit. */
export const listScreen =
  <Row extends { id: string }>({ list, create, edit }: ListResource<Row>) =>
  () => {
    const { title, text, loading, failed, secret, frame = inOneCard } = list;
    const query = list.useRows();
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
    const onRemoved = () => {
      isRemoving.current = true;
    };
    const onSaved = (newSecret = '') => {
      setEditing(undefined);
      setShown(newSecret);
      void query.refetch();
    };
    const Form = (editing?.record && edit) || create;
    return (
      <section aria-label={title}>
        <ScreenHead title={title} headingRef={heading}>
          <Button icon={Plus} onClick={() => setEditing({})}>
            {list.add}
          </Button>
        </ScreenHead>
        {text && <p className="-mt-3 mb-5 max-w-prose text-muted">{text}</p>}
        {query.data && query.data.length > 0 ? (
          frame(
            query.data.map((row) => (
              <list.Row
                key={row.id}
                row={row}
                edit={() => setEditing({ record: row })}
                showSecret={setShown}
                onRemoved={onRemoved}
              />
            )),
          )
        ) : (
          <ListCard>
            <Loaded query={query} loading={loading} failed={failed}>
              {() => <Empty {...list.none} />}
            </Loaded>
          </ListCard>
        )}
        {editing && <Form {...editing} onClose={() => setEditing(undefined)} onSaved={onSaved} />}
        {secret && shown && <SecretDialog {...secret} value={shown} onClose={() => setShown('')} />}
      </section>
    );
  };
