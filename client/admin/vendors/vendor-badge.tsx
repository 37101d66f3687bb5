import type { VendorRecord } from '../../../shared/schemas/vendor';
import { vendorWords } from './vendor-words';

/** Shows if a vendor's submissions currently become leads. */
export const VendorBadge = ({ mode, status }: Pick<VendorRecord, 'mode' | 'status'>) => {
  const isTaking = mode === 'live' && status === 'active';
  return (
    <span
      className={`inline-block rounded-full px-2.5 py-0.5 text-xs font-semibold ${isTaking ? 'bg-success-soft text-success' : 'bg-paper-deep text-ink'}`}
    >
      {status === 'paused' ? vendorWords.statuses.paused : vendorWords.modes[mode]}
    </span>
  );
};
