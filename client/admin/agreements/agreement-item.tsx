import { useEffect, useRef, useState } from 'react';
import type { AgreementRecord, AgreementState } from '../../../shared/schemas/agreement';
import { useMay } from '../../auth/use-may';
import { trpc } from '../../lib/trpc';
import { Button, buttonClass } from '../../ui/button';
import { copyText } from '../copy-text';
import { Badge, type Tone } from '../kit/badge';
import { Fold } from '../kit/fold';
import { RowButton } from '../kit/row';
import { useAction } from '../kit/use-action';
import { Moment } from '../moment';
import {
  agreementsShown,
  CountersignDialog,
  ExtendDialog,
  getFile,
  SignHereDialog,
  VoidDialog,
} from './agreement-actions';
import { agreementWords } from './agreement-words';
import { OnlyLawyers, useLawyers } from './lawyer';
import { LinksDialog } from './links-dialog';

const words = agreementWords.card;

const tones: Record<AgreementState, Tone> = {
  sent: 'info',
  opened: 'info',
  signed: 'warning',
  complete: 'success',
  declined: 'danger',
  void: 'neutral',
  expired: 'neutral',
};

type Signer = AgreementRecord['signers'][number];

/** Sends a signer a link or copies it, and reports the result. A link that could not be copied is shown instead. */
const useSignerLink = (id: string) => {
  const [uncopied, setUncopied] = useState<{ signer: string; name: string; url: string }>();
  const again = useAction(trpc.agreements.sendAgain, {
    done: 'Agreement sent again',
    failed: 'The agreement could not be sent again',
    refresh: agreementsShown,
  });
  const link = useAction(trpc.agreements.link, {
    failed: 'The link could not be made',
    onDone: async (response) => {
      // The earlier links no longer work, so this one must not get lost.
      if (!(await copyText(response.url, words))) setUncopied(response);
    },
    refresh: agreementsShown,
  });
  return {
    busy: again.isPending || link.isPending,
    sendAgain: (signer: string) => again.mutate({ id, signer }),
    copyLink: (signer: string) => link.mutate({ id, signer }),
    uncopied,
    closeUncopied: () => setUncopied(undefined),
  };
};

type SignerLineProps = { agreement: AgreementRecord; signer: Signer; isOpen: boolean };

const SignerLine = ({ agreement: { id }, signer, isOpen }: SignerLineProps) => {
  const { busy, sendAgain, copyLink, uncopied, closeUncopied } = useSignerLink(id);
  const [isHere, setHere] = useState(false);
  const { name, role, state, signedAt, grade, confirmedBy, flags } = signer;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-1.5">
      <span className="min-w-0 break-words">
        <span className="font-semibold">{name}</span>{' '}
        <span className="text-muted">
          {agreementWords.roles[role].toLowerCase()}, {agreementWords.signerStates[state]}
          {signedAt && (
            <>
              {' '}
              <Moment at={signedAt} short />
            </>
          )}
        </span>
        {grade && <span className="block text-muted">{words.grades[grade](confirmedBy)}</span>}
        {flags.map((flag) => (
          <span key={flag} className="block text-warning">
            {words.flags[flag]}
          </span>
        ))}
      </span>
      {isOpen && (state === 'waiting' || state === 'opened') && (
        <span className="-mx-3 flex flex-wrap gap-1">
          {signer.email && (
            <RowButton
              label="Send again"
              name={`Send again to ${name}`}
              look="quiet"
              aria-disabled={busy}
              onClick={() => sendAgain(signer.id)}
            />
          )}
          <RowButton
            label="Copy new link"
            name={`Copy a new link for ${name}`}
            look="quiet"
            aria-disabled={busy}
            onClick={() => copyLink(signer.id)}
          />
          <RowButton
            label="Sign on this screen"
            name={`${name} signs on this screen`}
            look="quiet"
            onClick={() => setHere(true)}
          />
        </span>
      )}
      {uncopied && <LinksDialog links={[uncopied]} onClose={closeUncopied} />}
      {isHere && <SignHereDialog agreement={id} signer={signer} onClose={() => setHere(false)} />}
    </li>
  );
};

const History = ({ events }: Pick<AgreementRecord, 'events'>) => (
  <ol className="space-y-1.5">
    {events.map(({ id, at, by, step, note, text, flags }) => (
      <li key={id} className="break-words">
        <span className="flex flex-wrap justify-between gap-x-4">
          <span>
            <span className="font-semibold">{by}</span> {agreementWords.steps[step]}
          </span>
          <span className="text-xs text-muted">
            <Moment at={at} />
          </span>
        </span>
        {note && <span className="block rounded-md bg-paper px-3 py-1.5">{note}</span>}
        {flags.map((flag) => (
          <span key={flag} className="block text-warning">
            {words.flags[flag]}
          </span>
        ))}
        {text && (
          <details className="rounded-md bg-paper px-3 py-1.5">
            <summary>What was agreed to</summary>
            <span className="whitespace-pre-line">{text}</span>
          </details>
        )}
      </li>
    ))}
  </ol>
);

type AgreementItemProps = {
  agreement: AgreementRecord;
  /** It was just sent from here, or its address was opened: the page moves on to it. */
  isNew: boolean;
  onReplace: () => void;
};

/** One agreement: its state, its signers, its actions and its history. */
export const AgreementItem = ({ agreement, isNew, onReplace }: AgreementItemProps) => {
  const may = useMay();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNew) item.current?.focus();
  }, [isNew]);
  const [asking, setAsking] = useState<'extend' | 'void' | 'countersign'>();
  const { id, title, state, signers, lawyer, templateVersion, reason, sealLevel } = agreement;
  const { isSample, isSpecimen, adopted, filled } = agreement;
  const isOpen = state === 'sent' || state === 'opened';
  const { own } = useLawyers();
  const close = () => setAsking(undefined);
  return (
    <li ref={item} tabIndex={-1} className="scroll-mt-20 rounded-md border border-line p-3 text-sm">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 font-semibold break-words">{title}</span>
        <Badge tone={tones[state]}>{agreementWords.states[state]}</Badge>
      </p>
      <p className="mb-2 text-muted">
        {agreement.envelope && `${words.envelope(agreement.envelope)}, `}
        {`version ${templateVersion}`}
        {isOpen && (
          <>
            , expires <Moment at={agreement.expiresAt} short />
          </>
        )}
        {sealLevel && <>. {`Sealed PDF, ${sealLevel}`}</>}
      </p>
      {isSample && !isSpecimen && (
        <p className="mb-2 text-warning">Sample: no lawyer has adopted this text yet.</p>
      )}
      {isSpecimen && (
        <p className="mb-2 text-warning">
          Specimen: for trying out. It binds no one, and nothing follows from it.
        </p>
      )}
      {adopted && (
        <p className="mb-2 text-muted">
          Text adopted by {adopted.by}
          {adopted.bar && `, ${adopted.bar}`}.
        </p>
      )}
      {filled.length > 0 && (
        <p className="mb-2 break-words text-muted">
          Filled in when it was sent: {filled.map(({ field }) => field).join(', ')}.
        </p>
      )}
      {reason && <p className="mb-2 break-words">Reason: {reason}</p>}
      <ul>
        {signers.map((signer) => (
          <SignerLine key={signer.id} agreement={agreement} signer={signer} isOpen={isOpen} />
        ))}
        {lawyer && (
          <li className="border-t border-line py-1.5">
            {`For the firm: ${lawyer.name || 'any attorney'}`}{' '}
            {lawyer.signedAt && (
              <span className="text-muted">
                {lawyer.bar && `${lawyer.bar}, `}
                {agreementWords.signerStates.signed} <Moment at={lawyer.signedAt} short />
              </span>
            )}
          </li>
        )}
      </ul>
      {isOpen && (
        <p className="text-muted">
          {agreement.envelope && 'One link opens all documents of the envelope. '}
          Copying makes a new link. The earlier links stop working, and the record shows that you had this
          one.
        </p>
      )}
      {state === 'signed' && <OnlyLawyers text="Only a lawyer can sign for the firm:" />}
      <div className="mt-2 flex flex-wrap gap-2">
        {state === 'signed' && own && (
          <Button look="strong" size="sm" onClick={() => setAsking('countersign')}>
            Sign for the firm
          </Button>
        )}
        <a
          href={getFile(id)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ look: 'secondary', size: 'sm' })}
        >
          Open PDF
        </a>
        {isOpen && may('agreements.send') && (
          <>
            <Button look="secondary" size="sm" onClick={() => setAsking('extend')} label="Extend" />
            <Button look="secondary" size="sm" onClick={onReplace} label="Replace" />
          </>
        )}
        {(isOpen || state === 'signed') && may('agreements.void') && (
          <Button look="secondary" size="sm" onClick={() => setAsking('void')} label="Void" />
        )}
      </div>
      <div className="mt-2">
        <Fold title={`History, ${agreement.events.length}`} isRepeated>
          <History events={agreement.events} />
        </Fold>
      </div>
      {asking === 'extend' && <ExtendDialog agreement={agreement} onClose={close} />}
      {asking === 'void' && <VoidDialog agreement={agreement} onClose={close} />}
      {asking === 'countersign' && own && (
        <CountersignDialog agreement={agreement} lawyer={own} onClose={close} />
      )}
    </li>
  );
};
