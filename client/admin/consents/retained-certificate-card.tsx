import { trpc } from '../../lib/trpc';
import { Card } from '../kit/card';
import { FactList } from '../kit/fact-list';
import { Moment } from '../moment';

const matches = { phone: 'phone', email: 'e-mail' };

/** The state of the TrustedForm certificate that a lead's vendor sent; nothing if there is none. */
export const RetainedCertificateCard = ({ id }: { id: string }) => {
  const { data } = trpc.certificates.ofLead.useQuery({ id });
  if (!data) return null;
  return (
    <Card title="TrustedForm certificate kept">
      {data.state === 'refused' && <p className="mb-2 text-sm">{data.why}</p>}
      <FactList
        facts={{
          'Retained until': data.expiresAt && <Moment at={data.expiresAt} />,
          Matched: data.matched.map((one) => matches[one]).join(', ') || 'Neither phone nor e-mail',
        }}
      />
    </Card>
  );
};
