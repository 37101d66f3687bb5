import { trpc } from '../../lib/trpc';
import { WarningLink } from '../kit/warning-link';
import { staffPaths } from '../staff-paths';
import { formatReason } from './sequence-words';

/** Warns about sequences of which every step was skipped in the last day, with the reason. */
export const SendsNothing = () => {
  const { data = [] } = trpc.sequences.skipping.useQuery();
  return data.map(({ id, name, skipped, why }) => (
    <WarningLink key={id} href={staffPaths.sequences} title={`“${name}” sent nothing in a day`}>
      {`${skipped === 1 ? '1 step was' : `${skipped} steps were`} skipped: ${formatReason(why)}.`}
    </WarningLink>
  ));
};
