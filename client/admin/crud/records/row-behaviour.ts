import type { MouseEvent } from 'react';
import type { RecordListProps } from './record-list-props';

const controls = 'a, button, input, select, textarea, label, [role="dialog"]';

/** Opens a row on a click outside its controls, but not when text was selected. */
export const opensOnClick =
  <Row>(row: Row, onOpen: RecordListProps<Row>['onOpen']) =>
  (event: MouseEvent<HTMLElement>) => {
    if (!onOpen || !(event.target instanceof Element)) return;
    // React treats a dialog opened by a cell as part of the row.
    if (!event.currentTarget.contains(event.target) || event.target.closest(controls)) return;
    if (window.getSelection()?.type === 'Range') return;
    onOpen(row);
  };
