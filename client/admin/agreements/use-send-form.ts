import { useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { AgreementRecord } from '../../../shared/schemas/agreement';
import type { ClientRecord } from '../../../shared/schemas/client';
import { useMay } from '../../auth/use-may';
import { toFailure } from '../../lib/failure';
import { toast } from '../../lib/toasts';
import { type Outputs, trpc } from '../../lib/trpc';
import { useDebounced } from '../../lib/use-debounced';
import { useRecordForm, useValues } from '../form/use-record-form';
import { useRefetch } from '../kit/use-action';
import { agreementsShown } from './agreement-actions';
import { draftName, findProblems, type SendValues, startValues, toDrafts, toPost } from './send-values';

export type Receipt = Outputs['agreements']['send'];

/** The state of the form that sends an agreement; `needsCheck` is true if the conflict check found matches. */
const useSending = ({ client, template, replaced, onSent }: Options) => {
  const send = trpc.agreements.send.useMutation();
  const refetch = useRefetch();
  const receiptRef = useRef<Receipt>(undefined);
  const [needsCheck, setNeedsCheck] = useState(false);
  const start = startValues(client, template, replaced);
  const form = useRecordForm<SendValues>({
    name: draftName(client, replaced),
    defaults: start,
    required: ['template'],
    validate: findProblems,
    save: async (values) => {
      setNeedsCheck(false);
      try {
        receiptRef.current = await send.mutateAsync(toPost(client.id, values, replaced?.id));
      } catch (error) {
        if (toFailure(error).code !== 'CONFLICT_CHECK_NEEDED') throw error;
        void refetch(({ conflicts, clients }) => [conflicts.ofLead, clients.timeline]);
        setNeedsCheck(true);
        return false;
      }
      return true;
    },
    saveFailed: 'The agreement could not be sent',
    onSaved: () => {
      const { deliver } = form.form.getValues();
      toast.success(deliver === 'mail' ? { title: 'Agreement sent' } : { title: 'Agreement ready' });
      form.restart(start);
      void refetch(agreementsShown);
      if (receiptRef.current) onSent(receiptRef.current);
    },
  });
  return { form, start, needsCheck };
};

/** Previews of what is entered, a moment after typing. */
const usePreviews = (client: ClientRecord, start: SendValues, values: SendValues) => {
  const may = useMay();
  const [drafts, setDrafts] = useState(() => toDrafts(client.id, start));
  useDebounced(JSON.stringify(toDrafts(client.id, values)), 400, (typed) => setDrafts(JSON.parse(typed)));
  return trpc.useQueries((each) =>
    drafts.map((draft) =>
      each.agreements.preview(draft, {
        enabled: draft.template !== '' && may('agreements.send'),
        retry: false,
      }),
    ),
  );
};

type Options = {
  client: ClientRecord;
  /** The template to start with. */
  template: string;
  /** The agreement that the new one replaces. */
  replaced?: AgreementRecord;
  onSent: (receipt: Receipt) => void;
};

/** The form that sends an agreement: its values, signers, previews, and whether a conflict check is missing. */
export const useSendForm = (options: Options) => {
  const { client } = options;
  const { form, start, needsCheck } = useSending(options);
  const rows = useFieldArray({ control: form.form.control, name: 'signers' });
  const values = useValues(form);
  const previews = usePreviews(client, start, values);
  const check = trpc.conflicts.ofLead.useQuery({ id: client.id }, { enabled: needsCheck });
  const isChecked = check.data?.standing === 'clear' || check.data?.standing === 'waived';
  return { form, rows, values, previews, needsCheck, isCheckMissing: needsCheck && !isChecked };
};
