import { trpc } from '../../../lib/trpc';
import { Loaded } from '../../kit/loaded';
import { PrivacyFrame } from '../privacy-frame';
import { privacyWords } from '../privacy-words';
import { RetentionRules } from './retention-rules';

/** Retention rules for leads, previewed before they apply. */
export const RetentionScreen = () => {
  const settings = trpc.settings.all.useQuery();
  return (
    <PrivacyFrame tab="retention">
      <Loaded query={settings} loading={privacyWords.loading} failed={privacyWords.failed}>
        {({ retention }) => <RetentionRules stored={retention} />}
      </Loaded>
    </PrivacyFrame>
  );
};
