import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** True if this device is online, as far as the browser knows. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    (changed) => onlineManager.subscribe(changed),
    () => onlineManager.isOnline(),
    () => true,
  );
