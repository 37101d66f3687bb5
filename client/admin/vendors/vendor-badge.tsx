import type { VendorRecord } from '../../../shared/schemas/vendor';
import { Badge } from '../kit/badge';

/** Shows if a vendor's submissions currently become leads. */
export const VendorBadge = ({ mode, status }: Pick<VendorRecord, 'mode' | 'status'>) => {
  const isTaking = mode === 'live' && status === 'active';
  return (
    <Badge tone={isTaking ? 'success' : 'neutral'}>
      {status === 'paused' ? 'Paused' : mode === 'live' ? 'Live' : 'Test'}
    </Badge>
  );
};
