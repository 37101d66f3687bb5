import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMay } from '../../auth/use-may';
import { Button } from '../../ui/button';
import { carryDrafts } from '../form/drafts';
import { Guard } from '../kit/guard';
import { type Place, usePlaces } from '../kit/place';
import { Loading } from '../screen-states';

const missing = () => Promise.reject(new Error('This place has no screen.'));

const screenQuery = ({ path, load = missing }: Place) => ({
  queryKey: ['screen', path],
  queryFn: load,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
});

const whenIdle = (work: () => void) => {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'undefined') setTimeout(work, 2000);
  else requestIdleCallback(work);
};

const loadWhenIdle = (client: QueryClient, [next, ...others]: readonly Place[]) => {
  if (!next) return;
  whenIdle(() => client.prefetchQuery(screenQuery(next)).then(() => loadWhenIdle(client, others)));
};

/** Loads the other screens that this person may open, one after the other while the browser is idle. */
export const useIdleLoading = () => {
  const client = useQueryClient();
  const may = useMay();
  const mine = usePlaces().filter(({ load, needs }) => load && may(needs));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once after the first screen
  useEffect(() => loadWhenIdle(client, mine), []);
};

/** Reloads the page; a new version of the staff area may have replaced the files of this one. */
const reload = () => {
  carryDrafts();
  window.location.reload();
};

const LoadedScreen = ({ place, id }: { place: Place; id: string }) => {
  const { data: Screen, isError } = useQuery(screenQuery(place));
  if (Screen) return <Screen id={id} />;
  if (!isError) return <Loading text="Loading the screen..." />;
  return (
    <div role="alert" className="px-6 py-12 text-center">
      <p className="mb-4 font-semibold text-danger">
        This screen could not be loaded. If you are online, there is a new version: reload the page.
      </p>
      <Button look="secondary" onClick={reload}>
        Reload
      </Button>
    </div>
  );
};

/** The screen of a place, loaded if it is not here yet. */
export const PlaceScreen = ({ place, id }: { place: Place; id: string }) => (
  <Guard key={`${place.path} ${id}`}>
    {place.Screen ? <place.Screen id={id} /> : <LoadedScreen place={place} id={id} />}
  </Guard>
);
