/**
 * A mail server and two webhook receivers in their own process; reports their addresses to its parent, and the number
 * of received messages on request.
 */
import { startReceiver } from '../../tests/support/mail/receiver';
import { startSmtp } from '../../tests/support/mail/smtp';

const smtp = await startSmtp();
const receivers = [await startReceiver(), await startReceiver()];
process.send?.({ smtp: smtp.url, webhooks: receivers.map(({ url }) => url) });
let total = 0;
/** Discard the messages, which would fill the memory. */
const count = () => {
  for (const { got } of [smtp, ...receivers]) {
    total += got.length;
    got.length = 0;
  }
};
setInterval(count, 500);
process.on('message', () => {
  count();
  process.send?.(total);
});
