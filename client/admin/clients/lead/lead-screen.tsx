import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { recordId } from '../../../../shared/schemas/id';
import { trpc } from '../../../lib/trpc';
import { dropKeys } from '../../desk/held-keys';
import { useQueue } from '../../desk/use-queue';
import { Loading } from '../../screen-states';
import { staffPaths } from '../../staff-paths';
import { LeadView, NoLead } from './lead-view';

type LeadScreenProps = {
  id: string;
  /** True if the queue opened the lead: saving then opens the next one. */
  isQueued?: boolean;
};

const OpenLead = ({ id, isQueued = false }: LeadScreenProps) => {
  const { data, error } = trpc.clients.get.useQuery({ id });
  const [, navigate] = useLocation();
  const state = useHistoryState<object>();
  const queue = useQueue(id);
  // A merged lead's old address redirects to the lead it became part of.
  const moved = data && data.id !== id ? data.id : '';
  const onMoved = useEffectEvent((to: string) => navigate(staffPaths.client(to), { replace: true, state }));
  useEffect(() => {
    if (moved) onMoved(moved);
  }, [moved]);
  const isLost = error !== null && !data;
  useEffect(() => {
    if (isLost) dropKeys();
  }, [isLost]);
  if (moved) return <Loading text="Loading lead..." />;
  return <LeadView id={id} layout="page" queue={isQueued ? queue : undefined} />;
};

/** A lead's page, opened by its address or by the queue. The server is not asked for an id that cannot exist. */
export const LeadScreen = (props: LeadScreenProps) =>
  recordId.safeParse(props.id).success ? <OpenLead {...props} /> : <NoLead layout="page" />;

export const QueuedLeadScreen = ({ id }: { id: string }) => <LeadScreen id={id} isQueued />;
