import { useLocation } from 'wouter';
import { erasureInput, type PersonChoice } from '../../../../shared/schemas/privacy';
import { trpc } from '../../../lib/trpc';
import { FieldsDialog } from '../../kit/fields-form';
import { staffPaths } from '../../staff-paths';
import { privacyWords } from '../privacy-words';

const words = privacyWords.person;
type EraseDialogProps = { choice: PersonChoice; onClose: () => void };

/** Requests an erasure. A second administrator must approve it; if there is none, the same one can after a wait. */
export const EraseDialog = ({ choice, onClose }: EraseDialogProps) => {
  const [, navigate] = useLocation();
  const ask = trpc.privacy.askErasure.useMutation();
  return (
    <FieldsDialog
      name="erase"
      title="Erase this person?"
      description="Another administrator must agree. Then leads, notes, timeline, posts and messages are gone for good. What stays: hashes for the ledger and the do-not-contact lists, and consents sealed for five years."
      schema={erasureInput.pick({ reason: true })}
      fields={{
        reason: {
          label: 'Why',
          hint: 'Do not write the person’s name here: this stays.',
          maxLength: 500,
          className: 'sm:col-span-2',
        },
      }}
      defaults={{ reason: '' }}
      secret={['reason']}
      save={({ reason }) => ask.mutateAsync({ ...choice, reason })}
      saved={words.asked}
      failed={privacyWords.saveFailed}
      refresh={({ privacy }) => [privacy.erasures]}
      onSaved={() => navigate(staffPaths.privacy('erasures'))}
      button={words.erase}
      look="danger"
      onClose={onClose}
    />
  );
};
