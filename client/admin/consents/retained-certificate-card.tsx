import { trpc } from '../../lib/trpc';
import { Moment } from '../moment';
import { certificateWords as words } from './retained-certificate-words';

/** The state of the TrustedForm certificate that a lead's vendor sent; nothing if there is none. */
export const RetainedCertificateCard = ({ id }: { id: string }) => {
  const { data } = trpc.certificates.ofLead.useQuery({ id });
  if (!data) return null;
  return (
    <section aria-label={words.title} className="rounded-lg border border-line bg-card p-5 shadow-card">
      <h2 className="mb-3 font-sans text-base font-semibold tracking-normal">{words.title}</h2>
      {data.state === 'refused' && <p className="mb-2 text-sm">{data.why}</p>}
      <dl className="grid gap-3 text-sm sm:grid-cols-2">
        {data.expiresAt && (
          <div>
            <dt className="text-muted">Retained until</dt>
            <dd>
              <Moment at={data.expiresAt} />
            </dd>
          </div>
        )}
        <div>
          <dt className="text-muted">Matched</dt>
          <dd>{data.matched.map((one) => words.of[one]).join(', ') || 'Neither phone nor e-mail'}</dd>
        </div>
      </dl>
    </section>
  );
};
