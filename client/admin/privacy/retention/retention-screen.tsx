import { trpc } from '../../../lib/trpc';
import { LoadFailed, Loading } from '../../screen-states';
import { PrivacyFrame } from '../privacy-frame';
import { privacyWords } from '../privacy-words';
import { RetentionRules } from './retention-rules';

/** How long clients are kept, with what the rules would do before they do it. */
export const RetentionScreen = () => {
  const { data, isError, refetch } = trpc.settings.all.useQuery();
  return (
    <PrivacyFrame tab="retention">
      {isError && !data && <LoadFailed text={privacyWords.failed} onRetry={refetch} />}
      {!isError && !data && <Loading text={privacyWords.loading} />}
      {data && <RetentionRules stored={data.retention} />}
    </PrivacyFrame>
  );
};
