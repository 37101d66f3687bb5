import { useEffect, useEffectEvent } from 'react';

/** Calls `settle` with `value` once it has not changed for `wait` milliseconds. */
export const useDebounced = <Value>(value: Value, wait: number, settle: (value: Value) => void) => {
  const onSettle = useEffectEvent(settle);
  useEffect(() => {
    const timer = setTimeout(() => onSettle(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
};
