import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { useDebounced } from '../../../lib/use-debounced';

const param = 'lead';
/** Milliseconds before a row is loaded, so that rows passed with the arrow keys are skipped. */
const wait = 120;
const over = '[role="dialog"], [role="alertdialog"]';

const findId = (query: string) =>
  /^[0-9a-f]{24}$/.exec(new URLSearchParams(query).get(param) ?? '')?.[0] ?? '';

const toRow = (id: string) => document.querySelector<HTMLElement>(`[data-row="${id}"] [data-open]`);

/** The lead in the preview; only its id is in the address. */
export const usePreview = () => {
  const [path, navigate] = useLocation();
  const id = findId(useSearch());
  const [reached, setReached] = useState(id);

  const go = (next: string) => {
    setReached(next);
    const params = new URLSearchParams(window.location.search);
    if (next) params.set(param, next);
    else params.delete(param);
    const query = params.toString();
    // Back closes the preview, no matter how many leads it has shown.
    navigate(query ? `${path}?${query}` : path, { replace: id !== '', state: window.history.state });
  };
  useDebounced(reached, wait, (next) => {
    if (id && next && next !== id) go(next);
  });

  const close = () => {
    go('');
    toRow(id)?.focus();
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector(over)) close();
  });
  useEffect(() => {
    if (!id) return;
    const hear = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [id]);

  return {
    id,
    open: (next: string) => {
      go(next);
      toRow(next)?.focus();
    },
    follow: setReached,
    close,
  };
};
