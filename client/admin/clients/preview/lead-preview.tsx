import { Maximize2, X } from 'lucide-react';
import { Link } from 'wouter';
import { trpc } from '../../../lib/trpc';
import { useClientsPlace } from '../../list-place';
import { staffPaths } from '../../staff-paths';
import { LeadView } from '../lead/lead-view';
import { getName } from '../list/lead-columns';

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
