import { type ReactNode, useState } from 'react';
import { type Certificate, type ConsentAnswer, getGrade } from '../../../shared/schemas/consent';
import { saveFile } from '../../lib/download';
import { toFailure } from '../../lib/failure';
import { exactTime } from '../../lib/times';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Download, Printer } from '../icons';
import { FactList } from '../kit/fact-list';
import { ScreenHead } from '../screen-head';
import { LoadFailed, Loading } from '../screen-states';
import { staffPaths } from '../staff-paths';
import { WayBack } from '../way-back';

/** One part of a certificate, a card on screen only. */
const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="rounded-lg border border-line bg-card p-5 print:border-0 print:p-0">
    <h2 className="mb-3">{title}</h2>
    {children}
  </section>
);

/** The form as it was served to the person; nothing if the record has no snapshot. */
const SeenForm = ({ record: { snapshot } }: { record: ConsentAnswer }) => {
  const [height, setHeight] = useState<number>();
  if (!snapshot) return null;
  const address = `/api/consent/snapshots/${snapshot}`;
  return (
    <Part title="What the person saw">
      <p className="mb-3 text-sm text-muted">
        The form exactly as we served it that day, named by the SHA-256 of its file. You can open it without
        Lantern: run npx lantern consent snapshot, or save the file and compare its SHA-256.
      </p>
      <div className="overflow-hidden rounded-md border border-line">
        {/* No scripts run in it; the same origin lets us measure its height. */}
        <iframe
          src={address}
          title="The form as it was served"
          sandbox="allow-same-origin"
          // Full height, because nobody can scroll a printed frame down to the box.
          onLoad={({ currentTarget }) =>
            setHeight(currentTarget.contentDocument?.documentElement.scrollHeight)
          }
          style={{ height }}
          className="block h-[36rem] w-full bg-white"
        />
      </div>
      <FactList
        facts={{
          'SHA-256 of the form': (
            <a href={address} className="underline underline-offset-4" aria-label="Open the file">
              {snapshot}
            </a>
          ),
        }}
      />
    </Part>
  );
};

/** The question as the person saw it: text, frame, and the box as submitted. */
const ShownQuestion = ({ record }: { record: ConsentAnswer }) => (
  <>
    {record.evidence === 'claimed' && (
      <p className="mb-3 text-sm font-semibold">
        This is what another company says it showed. We did not see it ourselves.
      </p>
    )}
    {record.text ? (
      <figure className="rounded-md border border-line p-4">
        <p className="flex items-start gap-3 text-sm">
          <span
            role="img"
            aria-label={record.granted ? 'The box was ticked' : 'The box was left empty'}
            className="grid size-6 shrink-0 place-items-center rounded-sm border border-ink"
          >
            {record.granted ? '✓' : ''}
          </span>
          <span>{record.text}</span>
        </p>
      </figure>
    ) : (
      <p className="text-sm">The company did not send the wording.</p>
    )}
    {record.layout && <p className="mt-3 text-sm text-muted">How it looked: {record.layout}</p>}
  </>
);

const witnessWords = {
  refusals: {
    unknown: 'was not one of ours',
    used: 'had been used for another request',
    old: 'was older than 24 hours',
    elsewhere: 'belonged to another page or wording',
  },
  times: { shownAt: 'when the question came into view', touchedAt: 'when the box was set' },
} as const;

/** Returns what the server recorded about how an answer arrived, and what a vendor reported about the person. */
const witnessFacts = ({ token, tokenRefused, notPlausible, recordedBy, vendor }: ConsentAnswer) => ({
  'Form shown, not before (our clock)': token?.issuedAt,
  'Answer received, not after (our clock)': token?.receivedAt,
  'Our token': tokenRefused && witnessWords.refusals[tokenRefused],
  'Left out because it cannot be true': notPlausible?.map((name) => witnessWords.times[name]).join(', '),
  'Recorded by': recordedBy && `${recordedBy.name} (${recordedBy.how})`,
  Vendor: vendor?.name,
  "Person's IP address, as the vendor reported": vendor?.ip,
  "Person's browser, as the vendor reported": vendor?.userAgent,
  'Page, as the vendor reported': vendor?.page,
});

/** Texts about a person's answer to calls and texts. */
const words = {
  checkSteps: [
    'Save this certificate as JSON (certificate.json), and the public keys from /api/consent/keys (keys.json). Compare the key with one that you got elsewhere: from an earlier certificate, from the firm, or from a message of before.',
    'On any computer with Python: python3 scripts/verify-certificates.py keys.json certificate.json. It needs no other program and no network.',
    'Where an outside service stamped the log, save the stamp (stamped.stamp.response, from base64) as answer.tsr and the canonical JSON of stamped.head as head.json: openssl ts -verify -in answer.tsr -data head.json -CAfile service.pem',
  ],
  grades: {
    witnessed: 'witnessed: sent by our own form, with our one-time token',
    submitted: 'submitted: sent the way our form sends it, which others can imitate',
    recorded: 'recorded: written down by staff, on the phone',
    claimed: 'claimed: another company says so',
  },
  head: (size: number) => `the head of ${size} entries`,
} as const;

const askAgainAfter = 3000;
const exact = (at: string | undefined) => (at ? `${exactTime(at)} (${at})` : undefined);

const didFacts = (record: ConsentAnswer) => ({
  Person: `${record.person.firstName} ${record.person.lastName}`,
  'Phone number': record.person.phoneNumber,
  'E-mail': record.person.email,
  Answer: record.granted ? 'agreed to calls and texts' : 'did not agree to calls and texts',
  'Grade of the evidence': words.grades[getGrade(record)],
  'How the box was set, as reported': record.setBy,
  'Question came into view, as reported': exact(record.shownAt),
  'Box last set, as reported': exact(record.touchedAt),
  'Request sent': exact(record.sentAt),
  Page: record.page.url,
  'Came from': record.page.referrer,
  Campaign: Object.entries(record.page.campaign)
    .map(([name, value]) => `${name}=${value}`)
    .join(', '),
  'Address seen by the server': record.ip,
  Browser: record.userAgent,
  'Version of the text': record.version,
  'Version of the form': record.formVersion,
  ...witnessFacts(record),
  'Time the sender claims': record.vendor?.consentAt,
  'Jornaya LeadiD': record.vendor?.jornayaLeadId,
  'TrustedForm certificate': record.vendor?.trustedFormCertUrl,
});

const proofFacts = (certificate: Certificate) => {
  const { record, leafHash, index, treeSize, head, signature, proof, covering, stamped } = certificate;
  return {
    Record: record.id,
    'Hash of the record': leafHash,
    'Place in the log': `entry ${index} of ${treeSize}`,
    'Path to the root': proof.join(' '),
    'Root of the log': head.rootHash,
    'Signed at': exact(head.timestamp),
    Signature: signature,
    'First covered by': `${words.head(covering.treeSize)}, ${exact(covering.head.timestamp)}`,
    'First stamped': stamped && `${words.head(stamped.treeSize)}, ${exact(stamped.stamp?.at)}`,
  };
};

/** The signing key, as this site publishes it. */
const KeyPart = ({ keyId }: { keyId: string }) => {
  const { data: keys = [] } = trpc.consents.keys.useQuery();
  const key = keys.find(({ id }) => id === keyId);
  return (
    <Part title="The key">
      <FactList facts={{ Key: keyId, 'Public key': key?.publicKey, 'Signs since': exact(key?.from) }} />
    </Part>
  );
};

const Sheet = ({ certificate, record }: { certificate: Certificate; record: ConsentAnswer }) => (
  <div className="grid gap-5">
    <div className="flex flex-wrap gap-3 print:hidden">
      <Button icon={Printer} onClick={() => window.print()} label="Print" />
      <Button
        icon={Download}
        look="secondary"
        onClick={() =>
          saveFile(
            new Blob([JSON.stringify(certificate, null, 2)], { type: 'application/json' }),
            'certificate.json',
          )
        }
        label="Download as JSON"
      />
    </div>
    <Part title="What the person saw">
      <ShownQuestion record={record} />
    </Part>
    <SeenForm record={record} />
    <Part title="What the person did">
      <FactList facts={didFacts(record)} />
    </Part>
    <Part title="The proof">
      <p className="mb-3 text-sm text-muted">
        This record is an entry of an append-only log whose state is signed, again and again.
      </p>
      <FactList facts={proofFacts(certificate)} />
    </Part>
    <KeyPart keyId={certificate.keyId} />
    <Part title="How to check it">
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

/** A printable certificate: what a person saw and did about calls and texts, with the proof. */
export const CertificateScreen = ({ id }: { id: string }) => {
  const { data, error, refetch } = trpc.consents.certificate.useQuery(
    { id },
    { refetchInterval: ({ state }) => (state.data && 'sealed' in state.data ? askAgainAfter : false) },
  );
  const isNone = error && toFailure(error).code === 'NOT_FOUND';
  return (
    <>
      <ScreenHead
        title="Certificate of consent"
        before={<WayBack href={staffPaths.client(id)}>Back to the lead</WayBack>}
      />
      {error && !data && (
        <LoadFailed
          text={
            isNone
              ? 'We did not ask this person about calls and texts, or the record was erased.'
              : 'Error loading the certificate'
          }
          onRetry={isNone ? undefined : refetch}
        />
      )}
      {!error && !data && <Loading text="Loading the certificate..." />}
      {data && 'sealed' in data && (
        <p role="status">We saved the record and are sealing it. This takes a few seconds.</p>
      )}
      {data && 'record' in data && data.record.kind === 'answer' && (
        <Sheet certificate={data} record={data.record} />
      )}
    </>
  );
};
