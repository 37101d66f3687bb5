import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { trpc } from '../../../lib/trpc';
import { dropKeys } from '../../desk/held-keys';
import { useQueue } from '../../desk/use-queue';
import { Loading } from '../../screen-states';
import { staffPaths } from '../../staff-paths';
import { clientWords } from '../client-words';
import { LeadView } from './lead-view';

type LeadScreenProps = {
  id: string;
  /** It was given by the queue: a save opens the next. */
  isQueued?: boolean;
};

/** A lead's page, by its own address or given by the queue. */
export const LeadScreen = ({ id, isQueued = false }: LeadScreenProps) => {
  const { data, error } = trpc.clients.get.useQuery({ id });
  const [, navigate] = useLocation();
  const state = useHistoryState<object>();
  const queue = useQueue(id);
  // A lead that was merged is found under its old id, and shown under the one that it has now.
  const moved = data && data.id !== id ? data.id : '';
  const onMoved = useEffectEvent((to: string) => navigate(staffPaths.client(to), { replace: true, state }));
  useEffect(() => {
    if (moved) onMoved(moved);
  }, [moved]);
  const isLost = error !== null && !data;
  useEffect(() => {
    if (isLost) dropKeys();
  }, [isLost]);
  if (moved) return <Loading text={clientWords.loading} />;
  return <LeadView id={id} layout="page" queue={isQueued ? queue : undefined} />;
};
