import type { ComponentType, ReactNode } from 'react';
import type { Column, ListQuery, Page } from './column';
import type { useListAddress } from './use-list-address';

export type FormProps<Row> = { record?: Row; onClose: () => void; onSaved: () => void };

export type CrudList<Row extends { id: string | number }> = {
  noun: 'client' | 'user' | 'service';
  title: string;
  columns: readonly Column<Row>[];
  nameOf: (row: Row) => string;
  load: (query: ListQuery, signal: AbortSignal) => Promise<Page<Row>>;
  remove: (row: Row) => Promise<unknown>;
  Form: ComponentType<FormProps<Row>>;
  /** Names of the filters that the address bar holds beside search, page and sort. */
  filters?: readonly string[];
  /** Rows kept by this browser, shown until the server's come. */
  firstView?: () => Page<Row> | undefined;
  /** Why this row may not be deleted, as a sentence. */
  keepReason?: (row: Row) => string | undefined;
  /** What else stands beside the search box, and above the rows. */
  tools?: (list: ListTools) => ReactNode;
  note?: (list: ListTools & { rows: readonly Row[] }) => ReactNode;
};

/** What a screen's own controls and notes may do with the list. */
export type ListTools = ReturnType<typeof useListAddress> & { refresh: () => Promise<void> };
