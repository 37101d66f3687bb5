import { trpc } from '../../lib/trpc';
import { Unloaded } from '../kit/loaded';
import { ScreenHead } from '../screen-head';
import { MailPreviews } from './mail-previews';
import { MailState } from './mail-state';
import { mailWords as words } from './mail-words';
import { SuppressedList } from './suppressed-list';

/** Mail settings, message previews, and the addresses that get no mail. */
export const MailScreen = () => {
  const query = trpc.mail.settings.useQuery();
  const { data } = query;
  return (
    <>
      <ScreenHead title="Mail" />
      {!data && <Unloaded query={query} loading={words.loading} failed={words.failed} />}
      {data && <MailState settings={data} />}
      <MailPreviews />
      <SuppressedList />
    </>
  );
};
