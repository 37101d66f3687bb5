import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { trpc } from '../../../lib/trpc';
import { useDebounced } from '../../../lib/use-debounced';
import { X } from '../../../ui/icons';
import { Maximize2 } from '../../icons';
import { useClientsPlace } from '../../list-place';
import { staffPaths } from '../../staff-paths';
import { LeadView } from '../lead/lead-view';
import { getName } from '../list/lead-columns';

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

const button = 'inline-flex min-h-9 items-center gap-2 rounded-md px-2 text-sm hover:bg-paper-deep';

/** A lead next to the list, laid out in one column. */
export const LeadPreview = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const place = useClientsPlace();
  const { data } = trpc.clients.get.useQuery({ id });
  return (
    <aside
      aria-label={`Preview of ${data ? getName(data) : ''}`}
      className="sticky top-14 max-h-[calc(100dvh-3.5rem)] min-w-0 overflow-y-auto rounded-lg border border-line bg-paper shadow-card print:hidden"
    >
      <div className="sticky top-0 z-10 flex items-center gap-1 border-b border-line bg-paper px-3 py-1">
        <p className="min-w-0 grow truncate text-xs text-muted">Enter opens · j k move · Esc closes</p>
        <Link href={staffPaths.client(id)} state={place} className={`${button} no-underline`}>
          <Maximize2 aria-hidden className="size-4" />
          Open
        </Link>
        <button type="button" aria-label="Close preview" onClick={onClose} className={button}>
          <X aria-hidden className="size-4" />
        </button>
      </div>
      <div className="p-3">
        <LeadView key={id} id={id} layout="column" />
      </div>
    </aside>
  );
};
