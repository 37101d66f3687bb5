import { keepPreviousData } from '@tanstack/react-query';
import type { Setting } from '../../../shared/settings';
import { trpc } from '../../lib/trpc';
import { Unloaded } from '../kit/loaded';
import { TextLink } from '../kit/text-link';
import { Moment } from '../moment';
import { settingsScreen } from '../settings/setting-form';
import { staffPaths } from '../staff-paths';
import { Panel, PrivacyFrame } from './privacy-frame';
import { privacyWords } from './privacy-words';

/** Shows what the rules would delete today. */
const RetentionPreview = ({ value }: { value: Setting<'retention'> }) => {
  const query = trpc.privacy.previewRetention.useQuery(value, {
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { data } = query;
  return (
    <Panel
      title="What these rules would delete today"
      text="You can restore leads that they delete for 30 days. Messages of unknown senders are gone at once."
    >
      {!data && <Unloaded query={query} loading={privacyWords.loading} failed={privacyWords.failed} />}
      <ul aria-live="polite" className="space-y-3 text-sm">
        {data?.rules.map(({ count, oldest }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no other identity than its position
          <li key={place}>
            <p>
              {`Rule ${place + 1}:`}{' '}
              <strong>{count === 0 ? 'no leads' : count === 1 ? '1 lead' : `${count} leads`}</strong>
            </p>
            {oldest.length > 0 && (
              <p className="text-muted">
                Oldest:{' '}
                {oldest.map(({ id, name, updatedAt }) => (
                  <span key={id} className="mr-3 inline-block">
                    <TextLink href={staffPaths.client(id)}>{name}</TextLink>, <Moment short at={updatedAt} />
                  </span>
                ))}
              </p>
            )}
          </li>
        ))}
        {data && (
          <li>
            Unknown senders: <strong>{data.unknown === 1 ? '1 sender' : `${data.unknown} senders`}</strong>
          </li>
        )}
      </ul>
      {data?.actsFrom && (
        <p className="mt-3 text-sm">
          The saved rules apply from <Moment at={data.actsFrom} />
        </p>
      )}
    </Panel>
  );
};

/** Retention rules for leads, previewed before they apply. */
export const RetentionScreen = settingsScreen({
  sections: [{ name: 'retention', Beside: RetentionPreview }],
  frame: (content) => <PrivacyFrame tab="retention">{content}</PrivacyFrame>,
});
