import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { useClientsPlace } from '../../list-place';
import { staffPaths } from '../../staff-paths';
import { clientWords } from '../client-words';

/** Back to the list, as it stood when this lead was opened from it. */
export const BackLink = () => {
  const { list, search } = useClientsPlace();
  return (
    <Link
      href={`${staffPaths.clients}${list}`}
      state={{ search }}
      className="inline-flex min-h-8 items-center gap-1.5 text-sm text-muted underline underline-offset-4 print:hidden"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {clientWords.all}
    </Link>
  );
};
