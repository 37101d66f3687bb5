import { type ComponentProps, type MouseEvent, useState } from 'react';
import type { ContactChannel } from '../../../shared/schemas/consent';
import type { ContactAnswer, ContactReason } from '../../../shared/schemas/contact';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { Dialog } from '../../ui/dialog';
import { Moment } from '../moment';
import { contactWords as words } from './contact-words';
import { OverrideForm } from './override-form';

/** Milliseconds; quiet hours start and end while a page is open. */
export const askAgainAfter = 60_000;

type RefusedDialogProps = {
  id: string;
  answer: ContactAnswer & { channel: ContactChannel };
  onClose: () => void;
  onOverridden: () => void;
};

/** Explains why a person may not be contacted now and when that changes. Overriding it requires a reason. */
const RefusedDialog = ({ id, answer, onClose, onOverridden }: RefusedDialogProps) => {
  const { channel, reason, from, rule } = answer;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${words.channels[channel]}: not now`}
      description={
        <>
          {reason && `${words.reasons[reason].charAt(0).toUpperCase()}${words.reasons[reason].slice(1)}.`}{' '}
          {from && (
            <>
              Allowed from <Moment at={from} />
            </>
          )}{' '}
          {rule && `Rule: ${rule}.`}
        </>
      }
      width="sm"
    >
      <div className="p-5">
        <OverrideForm id={id} channels={[channel]} open onOverridden={onOverridden} />
      </div>
    </Dialog>
  );
};

type AskedLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'id'> & {
  id: string;
  channel: ContactChannel;
  href: string;
  /** The refusal reason that the person overrode; a different reason stops them again. */
  overridden?: ContactReason | undefined;
  onOverridden?: (reason: ContactReason | undefined) => void;
  /** Called once the gate, or a reason, has let it open. */
  onOpened?: (() => void) | undefined;
};

/** A phone number or address. It asks the contact gate when pressed, because the page may be out of date. */
export const AskedLink = ({
  id,
  channel,
  href,
  overridden,
  onOverridden,
  onOpened,
  ...rest
}: AskedLinkProps) => {
  const [refused, setRefused] = useState<ContactAnswer | undefined>();
  const { contact } = trpc.useUtils();
  const open = () => {
    window.location.assign(href);
    onOpened?.();
  };
  const ask = async (event: MouseEvent) => {
    event.preventDefault();
    try {
      const answer = await contact.ask.fetch({ id, channel }, { staleTime: 0 });
      void contact.askAll.invalidate({ id });
      if (answer.allowed || (answer.reason && answer.reason === overridden)) open();
      else setRefused(answer);
    } catch {
      toast.error({ title: words.failed });
    }
  };
  return (
    <>
      <a {...rest} href={href} onClick={ask} />
      {refused && (
        <RefusedDialog
          id={id}
          answer={{ ...refused, channel }}
          onClose={() => setRefused(undefined)}
          onOverridden={() => {
            onOverridden?.(refused.reason);
            setRefused(undefined);
            open();
          }}
        />
      )}
    </>
  );
};

type CallLinkProps = Omit<AskedLinkProps, 'channel' | 'href'> & { number: string };

/** A phone number in a list. */
export const CallLink = ({ number, ...rest }: CallLinkProps) => (
  <AskedLink {...rest} channel="call" href={`tel:${number}`} />
);
