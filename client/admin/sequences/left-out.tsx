import { Button } from '../../ui/button';
import { DataTable } from '../kit/data-table';
import { sequenceWords as words } from './sequence-words';

type LeftOutProps = {
  rows: readonly { clientId: string; why: keyof typeof words.reasons }[];
  getName: (clientId: string) => string;
  onClose: () => void;
};

/** The people of a list who were left out, each with why. */
export const LeftOut = ({ rows, getName, onClose }: LeftOutProps) => (
  <>
    {rows.length > 0 && (
      <DataTable
        label="People who were left out"
        columns={[
          { header: 'Left out', cell: ({ clientId }) => getName(clientId) },
          { header: 'Why', cell: ({ why }) => words.reasons[why] },
        ]}
        rows={rows}
        rowKey={({ clientId }) => clientId}
      />
    )}
    <div className="flex justify-end">
      <Button onClick={onClose}>Done</Button>
    </div>
  </>
);
