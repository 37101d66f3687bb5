import { Link } from 'wouter';
import type { Outputs } from '../../lib/trpc';
import { Card } from '../kit/card';
import { DataTable } from '../kit/data-table';
import { Moment } from '../moment';
import { staffPaths } from '../staff-paths';

type Overview = Outputs['signIns']['overview'];

/** Failed sign-ins, the most tried name first. */
export const FailedSignIns = ({ failed, failedByName }: Pick<Overview, 'failed' | 'failedByName'>) => (
  <Card
    title="Failed sign-ins"
    text="In the last 24 hours, by the username typed. Each try is in the audit log."
  >
    {failed === 0 && <p className="text-sm">No failed sign-ins.</p>}
    {failed > 0 && (
      <>
        <p className="mb-2 text-2xl font-semibold tabular-nums">{`${failed} total`}</p>
        <DataTable
          label="Table of failed sign-ins"
          columns={[
            { header: 'Name', cell: ({ name }) => name, className: 'break-all' },
            { header: 'Tries', cell: ({ count }) => count, isNumber: true },
            { header: 'Addresses', cell: ({ addresses }) => addresses, isNumber: true },
            { header: 'Last try', cell: ({ lastAt }) => <Moment at={lastAt} />, className: 'pl-4' },
          ]}
          rows={failedByName}
          rowKey={({ name }) => name}
        />
        <p className="mt-3 text-sm">
          <Link
            href={`${staffPaths.audit}?action=failed-sign-in`}
            className="inline-block py-1 underline underline-offset-4"
          >
            Show them in the audit log
          </Link>
        </p>
      </>
    )}
  </Card>
);
