/**
 * A mail server and two receivers of webhooks, in a process of their own; tells its parent where they are, and how many
 * messages they took so far whenever it is asked.
 */
import { startReceiver } from '../../tests/support/mail/receiver';
import { startSmtp } from '../../tests/support/mail/smtp';

const smtp = await startSmtp();
const receivers = [await startReceiver(), await startReceiver()];
process.send?.({ smtp: smtp.url, webhooks: receivers.map(({ url }) => url) });
let taken = 0;
/** What was taken is not needed, and would fill the memory. */
const count = () => {
  for (const { got } of [smtp, ...receivers]) {
    taken += got.length;
    got.length = 0;
  }
};
setInterval(count, 500);
process.on('message', () => {
  count();
  process.send?.(taken);
});
