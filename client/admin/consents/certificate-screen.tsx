import { Download, Printer } from 'lucide-react';
import { type Certificate, type ConsentAnswer, gradeOf } from '../../../shared/schemas/consent';
import { saveFile } from '../../lib/download';
import { toFailure } from '../../lib/failure';
import { exactTime } from '../../lib/times';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { ScreenHead } from '../screen-head';
import { LoadFailed, Loading } from '../screen-states';
import { staffPaths } from '../staff-paths';
import { WayBack } from '../way-back';
import { FactList, Part } from './certificate-facts';
import { consentWords as words } from './consent-words';
import { SeenForm } from './seen-form';
import { ShownQuestion } from './shown-question';
import { witnessFacts } from './witness-facts';

const { facts } = words;
const askAgainAfter = 3000;
const exact = (at: string | undefined) => (at ? `${exactTime(at)} (${at})` : undefined);

const didFacts = (record: ConsentAnswer) =>
  [
    [facts.person, `${record.person.firstName} ${record.person.lastName}`],
    [facts.phoneNumber, record.person.phoneNumber],
    [facts.email, record.person.email],
    [facts.answer, record.granted ? words.agreed : words.refused],
    [facts.grade, words.grades[gradeOf(record)]],
    [facts.setBy, record.setBy],
    [facts.shownAt, exact(record.shownAt)],
    [facts.touchedAt, exact(record.touchedAt)],
    [facts.sentAt, exact(record.sentAt)],
    [facts.page, record.page.url],
    [facts.referrer, record.page.referrer],
    [
      facts.campaign,
      Object.entries(record.page.campaign)
        .map(([name, value]) => `${name}=${value}`)
        .join(', '),
    ],
    [facts.ip, record.ip],
    [facts.userAgent, record.userAgent],
    [facts.version, record.version],
    [facts.formVersion, record.formVersion],
    ...witnessFacts(record),
    [facts.consentAt, record.vendor?.consentAt],
    [facts.jornayaLeadId, record.vendor?.jornayaLeadId],
    [facts.trustedFormCertUrl, record.vendor?.trustedFormCertUrl],
  ] as const;

const proofFacts = ({
  record,
  leafHash,
  index,
  treeSize,
  head,
  signature,
  proof,
  covering,
  stamped,
}: Certificate) =>
  [
    [facts.record, record.id],
    [facts.leafHash, leafHash],
    [facts.place, words.of(index, treeSize)],
    [facts.path, proof.join(' ')],
    [facts.rootHash, head.rootHash],
    [facts.head, exact(head.timestamp)],
    [facts.signature, signature],
    [facts.covering, `${words.head(covering.treeSize)}, ${exact(covering.head.timestamp)}`],
    [facts.stamped, stamped && `${words.head(stamped.treeSize)}, ${exact(stamped.stamp?.at)}`],
  ] as const;

/** The key that signed, as this site publishes it. */
const KeyPart = ({ keyId }: { keyId: string }) => {
  const { data: keys = [] } = trpc.consents.keys.useQuery();
  const key = keys.find(({ id }) => id === keyId);
  return (
    <Part title={words.key}>
      <FactList
        facts={[
          [facts.keyId, keyId],
          [facts.publicKey, key?.publicKey],
          [facts.keyFrom, exact(key?.from)],
        ]}
      />
    </Part>
  );
};

const Sheet = ({ certificate, record }: { certificate: Certificate; record: ConsentAnswer }) => (
  <div className="grid gap-5">
    <div className="flex flex-wrap gap-3 print:hidden">
      <Button onClick={() => window.print()}>
        <Printer aria-hidden className="size-4" />
        {words.print}
      </Button>
      <Button
        look="secondary"
        onClick={() =>
          saveFile(
            new Blob([JSON.stringify(certificate, null, 2)], { type: 'application/json' }),
            'certificate.json',
          )
        }
      >
        <Download aria-hidden className="size-4" />
        {words.download}
      </Button>
    </div>
    <Part title={words.shown}>
      <ShownQuestion record={record} />
    </Part>
    <SeenForm record={record} />
    <Part title={words.did}>
      <FactList facts={didFacts(record)} />
    </Part>
    <Part title={words.proof}>
      <p className="mb-3 text-sm text-muted">{words.proofText}</p>
      <FactList facts={proofFacts(certificate)} />
    </Part>
    <KeyPart keyId={certificate.keyId} />
    <Part title={words.check}>
      <ol className="grid list-decimal gap-2 pl-5 text-sm">
        {words.checkSteps.map((step) => (
          <li key={step} className="break-words">
            {step}
          </li>
        ))}
      </ol>
    </Part>
  </div>
);

/** What a person was shown and did about calls and texts, and the proof of it, to be printed. */
export const CertificateScreen = ({ id }: { id: string }) => {
  const { data, error, refetch } = trpc.consents.certificate.useQuery(
    { id },
    { refetchInterval: ({ state }) => (state.data && 'sealed' in state.data ? askAgainAfter : false) },
  );
  const isNone = error && toFailure(error).code === 'NOT_FOUND';
  return (
    <>
      <ScreenHead title={words.title} before={<WayBack href={staffPaths.client(id)}>{words.back}</WayBack>} />
      {error && !data && (
        <LoadFailed text={isNone ? words.none : words.failed} onRetry={isNone ? undefined : refetch} />
      )}
      {!error && !data && <Loading text={words.loading} />}
      {data && 'sealed' in data && <p role="status">{words.sealing}</p>}
      {data && 'record' in data && data.record.kind === 'answer' && (
        <Sheet certificate={data} record={data.record} />
      )}
    </>
  );
};
