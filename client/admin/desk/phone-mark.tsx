import type { ClientRecord } from '../../../shared/schemas/client';
import { deskWords } from './desk-words';

/** A warning about this number before it is called; shown wherever the number is. */
export const PhoneMark = ({ mark }: { mark: ClientRecord['phoneMark'] }) =>
  mark && (
    <span className="inline-block rounded-full bg-danger-soft px-2 py-0.5 text-xs font-semibold whitespace-nowrap text-danger">
      {deskWords.marks[mark]}
    </span>
  );
