import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { maxRows } from '../../../shared/constants';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Moment } from '../moment';
import { ScreenHead } from '../screen-head';
import { LoadFailed, Loading } from '../screen-states';
import { staffPaths } from '../staff-paths';
import { NewKey } from './new-key';
import { VendorAdd } from './vendor-add';
import { VendorBadge } from './vendor-badge';
import { vendorWords } from './vendor-words';

/** The companies that send leads with a key. */
export const VendorsScreen = () => {
  const { data, isError, refetch } = trpc.vendors.list.useQuery({ limit: maxRows }, { staleTime: 0 });
  const [adding, setAdding] = useState(false);
  const [key, setKey] = useState('');
  const showKey = (newKey: string) => {
    setAdding(false);
    setKey(newKey);
    refetch();
  };
  return (
    <section>
      <ScreenHead title={vendorWords.title}>
        <Button onClick={() => setAdding(true)}>
          <Plus aria-hidden className="size-4" />
          {vendorWords.add}
        </Button>
      </ScreenHead>
      <div className="overflow-hidden rounded-lg border border-line bg-card shadow-card">
        {isError && !data && <LoadFailed text={vendorWords.failed} onRetry={refetch} />}
        {!isError && !data && <Loading text={vendorWords.loading} />}
        {data?.length === 0 && (
          <div className="px-6 py-12 text-center">
            <p className="font-semibold">{vendorWords.none}</p>
            <p className="mt-1 text-sm text-muted">{vendorWords.noneText}</p>
          </div>
        )}
        <ul>
          {data?.map((vendor) => (
            <li
              key={vendor.id}
              className="flex min-h-row flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-5 py-2 text-sm last:border-0"
            >
              <Link
                href={staffPaths.vendor(vendor.id)}
                className="py-1 font-semibold underline underline-offset-4 max-sm:w-full sm:min-w-60"
              >
                {vendor.name}
              </Link>
              <VendorBadge {...vendor} />
              <span className="text-muted sm:ml-auto">
                <Moment at={vendor.createdAt} />
              </span>
            </li>
          ))}
        </ul>
      </div>
      {adding && <VendorAdd onClose={() => setAdding(false)} onMade={showKey} />}
      {key && <NewKey value={key} onClose={() => setKey('')} />}
    </section>
  );
};
