import type { ListedSequence } from '../../../shared/schemas/sequence';
import { trpc } from '../../lib/trpc';
import { listScreen } from '../kit/list-screen';
import { SequenceCard, type SequencePair } from './sequence-card';
import { NewSequenceDialog } from './sequence-forms';

/** Puts each Spanish version beside its sequence. */
const toPairs = (sequences: readonly ListedSequence[]): SequencePair[] =>
  sequences
    .filter(({ translationOf }) => !sequences.some(({ id }) => id === translationOf))
    .map((one) => ({
      id: one.id,
      sequences: [one, ...sequences.filter(({ translationOf }) => translationOf === one.id)],
    }));

const usePairs = () => {
  const { data, isError, refetch } = trpc.sequences.list.useQuery();
  return { data: data && toPairs(data), isError, refetch };
};

/** Messages and tasks that follow an event by themselves, until the person answers or someone acts. */
export const SequencesScreen = listScreen<SequencePair>({
  list: {
    text: 'Texts, e-mails and call tasks that follow an event by themselves. They stop as soon as the person answers, or anyone here acts.',
    add: 'Add a sequence',
    useRows: usePairs,
    what: 'the sequences',
    none: { title: 'No sequences yet', text: 'Add one. It sends nothing until you turn it on.' },
    Row: SequenceCard,
    frame: (rows) => <div className="grid max-w-4xl grid-cols-1 gap-3">{rows}</div>,
  },
  create: NewSequenceDialog,
});
