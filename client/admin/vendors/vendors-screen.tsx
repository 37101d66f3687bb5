import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { maxRows } from '../../../shared/constants';
import { vendorInput } from '../../../shared/schemas/vendor';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { ListCard } from '../kit/card';
import { FieldsDialog } from '../kit/fields-form';
import { Empty, Loaded } from '../kit/loaded';
import { Row } from '../kit/row';
import { SecretDialog } from '../kit/secret-dialog';
import { Moment } from '../moment';
import { ScreenHead } from '../screen-head';
import { staffPaths } from '../staff-paths';
import { VendorBadge } from './vendor-badge';
import { newKey, vendorWords } from './vendor-words';

type VendorAddProps = { onClose: () => void; onMade: (key: string) => void };

/** Adds a vendor by name; everything else is set later. */
const VendorAdd = ({ onClose, onMade }: VendorAddProps) => {
  const create = trpc.vendors.create.useMutation();
  return (
    <FieldsDialog
      name="vendor-new"
      title={vendorWords.add}
      description="A new vendor starts in test mode: we check every post, and none becomes a lead."
      button="Add vendor and key"
      schema={vendorInput}
      fields={{ name: { label: vendorWords.name, className: 'sm:col-span-2' } }}
      defaults={{ name: '' }}
      save={create.mutateAsync}
      saved={vendorWords.created}
      failed={vendorWords.saveFailed}
      onSaved={({ key }) => onMade(key)}
      onClose={onClose}
    />
  );
};

/** The companies that send leads with a key. */
export const VendorsScreen = () => {
  const list = trpc.vendors.list.useQuery({ limit: maxRows }, { staleTime: 0 });
  const [adding, setAdding] = useState(false);
  const [key, setKey] = useState('');
  const showKey = (newKey: string) => {
    setAdding(false);
    setKey(newKey);
    list.refetch();
  };
  return (
    <section>
      <ScreenHead title="Vendors">
        <Button icon={Plus} onClick={() => setAdding(true)}>
          {vendorWords.add}
        </Button>
      </ScreenHead>
      <ListCard>
        <Loaded
          query={list}
          loading={vendorWords.loading}
          failed={vendorWords.failed}
          empty={
            <Empty
              title="No vendors yet"
              text="A vendor is a company that sends you leads. Each gets its own key."
            />
          }
        >
          {(vendors) => (
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
          )}
        </Loaded>
      </ListCard>
      {adding && <VendorAdd onClose={() => setAdding(false)} onMade={showKey} />}
      {key && <SecretDialog {...newKey} value={key} onClose={() => setKey('')} />}
    </section>
  );
};
