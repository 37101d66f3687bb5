import { Link } from 'wouter';
import { maxRows } from '../../../shared/constants';
import { type VendorRecord, vendorInput } from '../../../shared/schemas/vendor';
import { trpc } from '../../lib/trpc';
import { ListCard } from '../kit/card';
import { FieldsDialog } from '../kit/fields-form';
import { type ListFormProps, ListScreen } from '../kit/list-screen';
import { Row } from '../kit/row';
import { Moment } from '../moment';
import { staffPaths } from '../staff-paths';
import { VendorBadge } from './vendor-badge';
import { newKey, vendorWords } from './vendor-words';

/** Adds a vendor by name; everything else is set later. */
const VendorAdd = ({ onClose, onSaved }: ListFormProps<VendorRecord>) => (
  <FieldsDialog
    name="vendor-new"
    title={vendorWords.add}
    description="A new vendor starts in test mode: we check every post, and none becomes a lead."
    button="Add vendor and key"
    schema={vendorInput}
    fields={{ name: { label: vendorWords.name, className: 'sm:col-span-2' } }}
    defaults={{ name: '' }}
    save={trpc.vendors.create.useMutation().mutateAsync}
    saved={vendorWords.created}
    failed={vendorWords.saveFailed}
    onSaved={({ key }) => onSaved(key)}
    onClose={onClose}
  />
);

/** The companies that send leads with a key. */
export const VendorsScreen = () => (
  <ListScreen
    title="Vendors"
    add={vendorWords.add}
    query={trpc.vendors.list.useQuery({ limit: maxRows }, { staleTime: 0 })}
    loading={vendorWords.loading}
    failed={vendorWords.failed}
    none={{
      title: 'No vendors yet',
      text: 'A vendor is a company that sends you leads. Each gets its own key.',
    }}
    form={VendorAdd}
    secret={newKey}
  >
    {(vendors) => (
      <ListCard>
        <ul>
          {vendors.map((vendor) => (
            <Row key={vendor.id} className="px-5">
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
            </Row>
          ))}
        </ul>
      </ListCard>
    )}
  </ListScreen>
);
