import { type ComponentProps, type MouseEvent, useState } from 'react';
import type { ContactAnswer } from '../../../shared/schemas/contact';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { contactWords as words } from './contact-words';
import { RefusedDialog } from './refused-dialog';

type CallLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'id'> & { id: string; number: string };

/** A number in a list. It asks the contact gate when it is pressed, because a list of answers would grow old. */
export const CallLink = ({ id, number, ...rest }: CallLinkProps) => {
  const [refused, setRefused] = useState<ContactAnswer | undefined>();
  const { contact } = trpc.useUtils();
  const href = `tel:${number}`;
  const call = () => window.location.assign(href);
  const ask = async (event: MouseEvent) => {
    event.preventDefault();
    try {
      const answer = await contact.ask.fetch({ id, channel: 'call' }, { staleTime: 0 });
      if (answer.allowed) call();
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
          answer={{ ...refused, channel: 'call' }}
          onClose={() => setRefused(undefined)}
          onOverridden={() => {
            setRefused(undefined);
            call();
          }}
        />
      )}
    </>
  );
};
