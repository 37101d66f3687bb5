import { Link } from 'wouter';
import type { Outputs } from '../../lib/trpc';
import { Card } from '../kit/card';
import { DataTable } from '../kit/data-table';
import { Moment } from '../moment';
import { staffPaths } from '../staff-paths';
import { signInWords } from './sign-in-words';

type Overview = Outputs['signIns']['overview'];

/** Who tried in vain, the most tried name first. */
export const FailedSignIns = ({ failed, failedByName }: Pick<Overview, 'failed' | 'failedByName'>) => (
  <Card title={signInWords.tried} text={signInWords.triedText}>
    {failed === 0 && <p className="text-sm">{signInWords.noneTried}</p>}
    {failed > 0 && (
      <>
        <p className="mb-2 text-2xl font-semibold tabular-nums">{signInWords.total(failed)}</p>
        <DataTable
          label={signInWords.table}
          columns={[
            { header: signInWords.name, cell: ({ name }) => name, className: 'break-all' },
            { header: signInWords.count, cell: ({ count }) => count, isNumber: true },
            { header: signInWords.addresses, cell: ({ addresses }) => addresses, isNumber: true },
            { header: signInWords.last, cell: ({ lastAt }) => <Moment at={lastAt} />, className: 'pl-4' },
          ]}
          rows={failedByName}
          rowKey={({ name }) => name}
        />
        <p className="mt-3 text-sm">
          <Link
            href={`${staffPaths.audit}?action=failed-sign-in`}
            className="inline-block py-1 underline underline-offset-4"
          >
            {signInWords.log}
          </Link>
        </p>
      </>
    )}
  </Card>
);
