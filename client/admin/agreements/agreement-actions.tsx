import { useState } from 'react';
import {
  type AgreementRecord,
  agreementExtension,
  agreementVoid,
  officeSigning,
} from '../../../shared/schemas/agreement';
import { z } from '../../../shared/zod';
import { trpc } from '../../lib/trpc';
import { buttonClass } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { FieldsDialog } from '../kit/fields-form';
import type { Refresh } from '../kit/use-action';
import { agreementWords } from './agreement-words';
import { LawyerIdentity, type LawyerName } from './lawyer';

/** Returns the address of an agreement's file: the signed document, or the one to be signed. */
export const getFile = (id: string) => `/api/agreements/${id}/file`;

/** The queries that a step changes: the agreements, the lead with its timeline, and the counts. */
export const agreementsShown: Refresh = ({ agreements, clients, desk, contact, dashboard, reports }) => [
  agreements,
  clients,
  desk,
  contact,
  dashboard,
  reports,
];

type ActionProps = { agreement: AgreementRecord; onClose: () => void };

const wrongDays = 'Enter a number of days from 1 to 90.';

/** Moves the expiry; the links and what the signers filled in stay. */
export const ExtendDialog = ({ agreement: { id, envelope }, onClose }: ActionProps) => (
  <FieldsDialog
    name={`extend-${id}`}
    title="Extend this agreement"
    description={
      envelope
        ? 'The links keep working until then, for all documents of the envelope.'
        : 'The links keep working until then.'
    }
    schema={agreementExtension.pick({ expiresDays: true })}
    fields={{
      expiresDays: {
        label: 'Days from today',
        hint: 'From 1 to 90',
        kind: 'number',
        missing: wrongDays,
        wrong: wrongDays,
      },
    }}
    defaults={{ expiresDays: 14 }}
    call={trpc.agreements.extend}
    rest={{ id }}
    saved="Agreement extended"
    failed="The agreement could not be extended"
    refresh={agreementsShown}
    button="Extend"
    onClose={onClose}
  />
);

/** Voids an agreement, with a reason. */
export const VoidDialog = ({ agreement: { id, envelope }, onClose }: ActionProps) => (
  <FieldsDialog
    name={`void-${id}`}
    title="Void this agreement"
    description="Its links stop working at once. The signers cannot sign it anymore."
    schema={agreementVoid.pick({ reason: true, isWholeEnvelope: true })}
    fields={{
      reason: { label: 'Reason', kind: 'long', rows: 3, maxLength: 500, className: 'sm:col-span-2' },
      ...(envelope && {
        isWholeEnvelope: {
          label: 'Void all documents of this envelope that are not complete',
          kind: 'check',
          className: 'sm:col-span-2',
        },
      }),
    }}
    defaults={{ reason: '', isWholeEnvelope: false }}
    call={trpc.agreements.void}
    rest={{ id }}
    saved="Agreement voided"
    failed="The agreement could not be voided"
    refresh={agreementsShown}
    button="Void"
    onClose={onClose}
  />
);

type CountersignProps = ActionProps & { lawyer: LawyerName };

/** The firm's own signature, which completes an agreement, under the name on the lawyer's account. */
export const CountersignDialog = ({ agreement: { id }, lawyer, onClose }: CountersignProps) => (
  <FieldsDialog
    name={`countersign-${id}`}
    title="Sign for the firm"
    description="Every signer has signed. Your signature completes the agreement, and we send everyone the copy."
    schema={z.object({})}
    fields={{}}
    defaults={{}}
    call={trpc.agreements.countersign}
    rest={{ id }}
    saved="Agreement complete"
    failed="The agreement could not be signed"
    refresh={agreementsShown}
    button="Sign for the firm"
    onClose={onClose}
  >
    <LawyerIdentity lawyer={lawyer} />
    <p className="sm:col-span-2">
      <a
        href={getFile(id)}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ look: 'secondary', size: 'sm' })}
      >
        Read the document
      </a>
    </p>
  </FieldsDialog>
);

type SignHereProps = { agreement: string; signer: { id: string; name: string }; onClose: () => void };

/** Signing in the office: staff say how they checked the signer's identity, then hand over the screen. */
export const SignHereDialog = ({ agreement: id, signer, onClose }: SignHereProps) => {
  const words = agreementWords.here;
  const [url, setUrl] = useState('');
  const open = trpc.agreements.signHere.useMutation();
  if (url)
    return (
      <Dialog
        open
        onClose={onClose}
        title={words.title(signer.name)}
        description="The document opens in a new tab. Close the tab when it is signed."
        width="sm"
      >
        <div className="p-5">
          <a
            data-autofocus
            href={url}
            target="_blank"
            rel="noreferrer"
            onClick={onClose}
            className={buttonClass()}
          >
            Let them sign
          </a>
        </div>
      </Dialog>
    );
  return (
    <FieldsDialog
      name={`sign-here-${signer.id}`}
      title={words.title(signer.name)}
      description="The record says that you confirmed who signs. No code is needed."
      schema={officeSigning.pick({ identity: true })}
      fields={{
        identity: {
          label: 'How do you know who it is?',
          hint: 'For example: driver license, checked',
          maxLength: 300,
          className: 'sm:col-span-2',
        },
      }}
      defaults={{ identity: '' }}
      save={({ identity }) => open.mutateAsync({ id, signer: signer.id, identity })}
      failed="The document could not be opened"
      refresh={agreementsShown}
      onSaved={(opened) => setUrl(opened.url)}
      button="Continue"
      onClose={onClose}
    />
  );
};
