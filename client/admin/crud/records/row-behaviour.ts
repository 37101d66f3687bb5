import type { MouseEvent } from 'react';
import type { RecordListProps } from './record-list-props';

const controls = 'a, button, input, select, textarea, label, [role="dialog"]';

/** Opens a row where it is clicked beside its controls, and not where a text in it was marked. */
export const opensOnClick =
  <Row>(row: Row, onOpen: RecordListProps<Row>['onOpen']) =>
  (event: MouseEvent<HTMLElement>) => {
    if (!onOpen || !(event.target instanceof Element)) return;
    // A dialog that a cell opened is inside the row for React, and not for the person.
    if (!event.currentTarget.contains(event.target) || event.target.closest(controls)) return;
    if (window.getSelection()?.type === 'Range') return;
    onOpen(row);
  };
