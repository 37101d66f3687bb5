import { maxRows } from '../../../shared/constants';
import { type VendorRecord, vendorInput } from '../../../shared/schemas/vendor';
import { trpc } from '../../lib/trpc';
import { listForm } from '../kit/list/list-form';
import { type ListRowProps, listScreen } from '../kit/list-screen';
import { Row } from '../kit/row';
import { TextLink } from '../kit/text-link';
import { Moment } from '../moment';
import { staffPaths } from '../staff-paths';
import { VendorBadge } from './vendor-badge';
import { newKey, vendorWords } from './vendor-words';

/** Adds a vendor by name; everything else is set later. */
const VendorAdd = listForm<VendorRecord, { name: string }>({
  noun: 'vendor',
  text: () => 'A new vendor starts in test mode: we check every post, and none becomes a lead.',
  button: 'Add vendor and key',
  schema: vendorInput,
  create: trpc.vendors.create,
  saved: 'Vendor created',
  failed: vendorWords.saveFailed,
});

const VendorRow = ({ row }: ListRowProps<VendorRecord>) => (
  <Row className="px-5">
    <TextLink href={staffPaths.vendor(row.id)} className="py-1 font-semibold max-sm:w-full sm:min-w-60">
      {row.name}
    </TextLink>
    <VendorBadge {...row} />
    <span className="text-muted sm:ml-auto">
      <Moment at={row.createdAt} />
    </span>
  </Row>
);

/** The companies that send leads with a key. */
export const VendorsScreen = listScreen<VendorRecord>({
  list: {
    add: 'Add vendor',
    useRows: () => trpc.vendors.list.useQuery({ limit: maxRows }, { staleTime: 0 }),
    what: 'vendors',
    none: {
      title: 'No vendors yet',
      text: 'A vendor is a company that sends you leads. Each gets its own key.',
    },
    Row: VendorRow,
    secret: newKey,
  },
  create: VendorAdd,
});
