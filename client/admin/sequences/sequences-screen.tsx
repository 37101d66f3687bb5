import type { SequenceRecord } from '../../../shared/schemas/sequence';
import { trpc } from '../../lib/trpc';
import { listScreen } from '../kit/list-screen';
import { SequenceCard } from './sequence-card';
import { NewSequenceDialog } from './sequence-forms';

/** Messages and tasks that follow an event by themselves, until the person answers or someone acts. */
export const SequencesScreen = listScreen<SequenceRecord>({
  list: {
    text: 'Texts, e-mails and call tasks that follow an event by themselves. They stop as soon as the person answers, or anyone here acts.',
    add: 'Add a sequence',
    useRows: () => trpc.sequences.list.useQuery(),
    loading: 'Loading the sequences...',
    failed: 'Error loading the sequences',
    none: { title: 'No sequences yet', text: 'Add one. It sends nothing until you turn it on.' },
    Row: SequenceCard,
    frame: (rows) => <div className="grid max-w-4xl grid-cols-1 gap-5">{rows}</div>,
  },
  create: NewSequenceDialog,
});
