import { Link } from 'wouter';
import type { Outputs } from '../../lib/trpc';
import { ScrollRegion } from '../../ui/scroll-region';
import { Card } from '../kit/card';
import { Moment } from '../moment';
import { staffPaths } from '../staff-paths';
import { signInWords } from './sign-in-words';

type Overview = Outputs['signIns']['overview'];
const cell = 'border-t border-line px-2 py-2 text-left';

/** Who tried in vain, the most tried name first. */
export const FailedSignIns = ({ failed, failedByName }: Pick<Overview, 'failed' | 'failedByName'>) => (
  <Card title={signInWords.tried} text={signInWords.triedText}>
    {failed === 0 && <p className="text-sm">{signInWords.noneTried}</p>}
    {failed > 0 && (
      <>
        <p className="mb-2 text-2xl font-semibold tabular-nums">{signInWords.total(failed)}</p>
        <ScrollRegion label={signInWords.table} className="overflow-x-auto">
          <table className="w-full text-sm">
            <thead>
              <tr className="text-muted">
                <th scope="col" className={cell}>
                  {signInWords.name}
                </th>
                <th scope="col" className={`${cell} text-right`}>
                  {signInWords.count}
                </th>
                <th scope="col" className={`${cell} text-right`}>
                  {signInWords.addresses}
                </th>
                <th scope="col" className={cell}>
                  {signInWords.last}
                </th>
              </tr>
            </thead>
            <tbody>
              {failedByName.map(({ name, count, addresses, lastAt }) => (
                <tr key={name}>
                  <th scope="row" className={`${cell} font-normal break-all`}>
                    {name}
                  </th>
                  <td className={`${cell} text-right tabular-nums`}>{count}</td>
                  <td className={`${cell} text-right tabular-nums`}>{addresses}</td>
                  <td className={cell}>
                    <Moment at={lastAt} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
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
