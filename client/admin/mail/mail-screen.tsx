import { trpc } from '../../lib/trpc';
import { ScreenHead } from '../screen-head';
import { LoadFailed, Loading } from '../screen-states';
import { MailPreviews } from './mail-previews';
import { MailState } from './mail-state';
import { mailWords as words } from './mail-words';
import { SuppressedList } from './suppressed-list';

/** Whether mail is sent, what it says, and who wants none. */
export const MailScreen = () => {
  const { data, isError, refetch } = trpc.mail.settings.useQuery();
  return (
    <>
      <ScreenHead title="Mail" />
      {isError && !data && <LoadFailed text={words.failed} onRetry={refetch} />}
      {!isError && !data && <Loading text={words.loading} />}
      {data && <MailState settings={data} />}
      <MailPreviews />
      <SuppressedList />
    </>
  );
};
