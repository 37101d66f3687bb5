import { type ComponentProps, type MouseEvent, useState } from 'react';
import type { ContactChannel } from '../../../shared/schemas/consent';
import type { ContactAnswer, ContactReason } from '../../../shared/schemas/contact';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { contactWords as words } from './contact-words';
import { RefusedDialog } from './refused-dialog';

type AskedLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'id'> & {
  id: string;
  channel: ContactChannel;
  href: string;
  /** The refusal reason that the person overrode; a different reason stops them again. */
  overridden?: ContactReason | undefined;
  onOverridden?: (reason: ContactReason | undefined) => void;
};

/** A phone number or address. It asks the contact gate when pressed, because the page may be out of date. */
export const AskedLink = ({ id, channel, href, overridden, onOverridden, ...rest }: AskedLinkProps) => {
  const [refused, setRefused] = useState<ContactAnswer | undefined>();
  const { contact } = trpc.useUtils();
  const open = () => window.location.assign(href);
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
