import { useEffect } from 'react';
import { useMay } from '../../auth/use-may';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';

const key = 'reminded';
const lookEvery = 30_000;

const alreadyTold = (): readonly string[] => (sessionStorage.getItem(key) ?? '').split(' ').filter(Boolean);
const mostKept = 200;

/** Announces a due reminder once per tab, on any screen. */
export const useReminders = () => {
  const may = useMay();
  const { data, dataUpdatedAt } = trpc.desk.tasks.useQuery(
    { days: 60 },
    { enabled: may('leads.read'), refetchInterval: lookEvery },
  );
  // A reminder becomes due without any change to the tasks, so each answer counts.
  useEffect(() => {
    if (dataUpdatedAt === 0) return;
    const notified = alreadyTold();
    const due = (data ?? []).filter(({ remindAt }) => remindAt && new Date(remindAt) <= new Date());
    const fresh = due.filter(({ id, remindAt }) => !notified.includes(`${id}@${remindAt}`));
    if (fresh.length === 0) return;
    const names = fresh.map(({ id, remindAt }) => `${id}@${remindAt}`);
    sessionStorage.setItem(key, [...notified, ...names].slice(-mostKept).join(' '));
    for (const { title, lead } of fresh)
      toast.success({
        title: `Now: ${title}`,
        description: `${lead.firstName} ${lead.lastName}`,
      });
  }, [data, dataUpdatedAt]);
};
