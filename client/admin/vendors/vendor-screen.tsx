import { trpc } from '../../lib/trpc';
import { Unloaded } from '../kit/loaded';
import { TextLink } from '../kit/text-link';
import { ScreenHead } from '../screen-head';
import { staffPaths } from '../staff-paths';
import { VendorBadge } from './vendor-badge';
import { VendorKeys } from './vendor-keys';
import { VendorLinks } from './vendor-links';
import { VendorMapping } from './vendor-mapping';
import { VendorScorecard } from './vendor-scorecard';
import { VendorTerms } from './vendor-terms';
import { VendorWebhook } from './vendor-webhook';
import { vendorWords } from './vendor-words';

/** One vendor with its keys and terms. */
export const VendorScreen = ({ id }: { id: string }) => {
  const query = trpc.vendors.get.useQuery({ id }, { staleTime: 0 });
  const { data } = query;
  if (!data) return <Unloaded query={query} loading={vendorWords.loading} failed={vendorWords.failed} />;
  return (
    <>
      <ScreenHead
        title={data.name}
        before={
          <TextLink href={staffPaths.vendors} className="inline-flex min-h-8 items-center text-sm">
            All vendors
          </TextLink>
        }
      >
        <VendorBadge {...data} />
      </ScreenHead>
      <div className="grid items-start gap-5 xl:grid-cols-[1.4fr_1fr]">
        <VendorTerms vendor={data} onSaved={query.refetch} />
        <div className="grid gap-5">
          <VendorKeys vendor={data} onChanged={query.refetch} />
          <VendorWebhook id={id} />
        </div>
      </div>
      <VendorMapping vendor={data} onSaved={query.refetch} />
      <VendorScorecard id={id} />
      <VendorLinks vendor={data} onChanged={query.refetch} />
    </>
  );
};
