import { trpc } from '../../lib/trpc';
import { privacyWords } from './privacy-words';

const words = privacyWords.lead;

/** A summary: a legal hold, or how often the lead was opened. */
export const PrivacyEssence = ({ id }: { id: string }) => {
  const { data } = trpc.privacy.ofLead.useQuery({ id }, { staleTime: 0 });
  if (!data) return null;
  if (data.hold) return <span className="font-semibold text-warning">On legal hold</span>;
  return data.total === 0 ? 'not opened yet' : `opened ${words.times(data.total)}`;
};
