import type { ContactChannel } from '../../../shared/schemas/consent';
import type { ContactAnswer } from '../../../shared/schemas/contact';
import { Dialog } from '../../ui/dialog';
import { Moment } from '../moment';
import { contactWords as words } from './contact-words';
import { OverrideForm } from './override-form';

type RefusedDialogProps = {
  id: string;
  answer: ContactAnswer & { channel: ContactChannel };
  onClose: () => void;
  onOverridden: () => void;
};

/** Explains why a person may not be contacted now and when that changes. Overriding it requires a reason. */
export const RefusedDialog = ({ id, answer, onClose, onOverridden }: RefusedDialogProps) => {
  const { channel, reason, from, rule } = answer;
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.notNow(words.channels[channel])}
      description={
        <>
          {reason && words.because(words.reasons[reason])}{' '}
          {from && (
            <>
              {words.from} <Moment at={from} />
            </>
          )}{' '}
          {rule && `${words.rule} ${rule}.`}
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
