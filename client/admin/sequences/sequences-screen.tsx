import { Plus } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { ListCard } from '../kit/card';
import { Empty, Loaded } from '../kit/loaded';
import { ScreenHead } from '../screen-head';
import { words } from '../words';
import { SequenceCard } from './sequence-card';
import { NewSequenceDialog } from './sequence-forms';

/** Messages and tasks that follow an event by themselves, until the person answers or someone acts. */
export const SequencesScreen = () => {
  const query = trpc.sequences.list.useQuery();
  const [isAdding, setAdding] = useState(false);
  const title = words.places.sequences;
  return (
    <section aria-label={title}>
      <ScreenHead title={title}>
        <Button icon={Plus} onClick={() => setAdding(true)}>
          Add a sequence
        </Button>
      </ScreenHead>
      <p className="-mt-3 mb-5 max-w-prose text-muted">
        Texts, e-mails and call tasks that follow an event by themselves. They stop as soon as the person
        answers, or anyone here acts.
      </p>
      <Loaded
        query={query}
        loading="Loading the sequences..."
        failed="Error loading the sequences"
        empty={
          <ListCard>
            <Empty title="No sequences yet" text="Add one. It sends nothing until you turn it on." />
          </ListCard>
        }
      >
        {(sequences) => (
          <div className="grid max-w-4xl grid-cols-1 gap-5">
            {sequences.map((sequence) => (
              <SequenceCard key={sequence.id} sequence={sequence} />
            ))}
          </div>
        )}
      </Loaded>
      {isAdding && <NewSequenceDialog onClose={() => setAdding(false)} />}
    </section>
  );
};
