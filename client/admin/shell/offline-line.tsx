import { useMutationState } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOnline } from '../../lib/use-online';

/** Says that the connection is lost, and how many unsaved changes on this page wait for it. */
export const OfflineLine = () => {
  const isOnline = useOnline();
  const waiting = useMutationState({ filters: { predicate: ({ state }) => state.isPaused } }).length;
  useEffect(() => {
    if (waiting === 0) return;
    // Unsaved changes exist only in memory, because they contain other people's data.
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [waiting]);
  return (
    <p role="status" className="sticky top-14 z-[8] bg-warning-soft text-sm text-warning print:hidden">
      {!isOnline && (
        <span className="block border-b border-line px-4 py-1.5 font-semibold xl:px-8">
          Offline: what you save is sent when you are back.{' '}
          {waiting > 0 &&
            `${waiting === 1 ? '1 change waits' : `${waiting} changes wait`}. Keep this page open until then.`}
        </span>
      )}
    </p>
  );
};
