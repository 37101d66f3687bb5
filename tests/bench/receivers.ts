/** A mail server and two receivers of webhooks, in a process of their own; tells its parent where they are. */
import { startReceiver } from '../support/mail/receiver';
import { startSmtp } from '../support/mail/smtp';

const smtp = await startSmtp();
const receivers = [await startReceiver(), await startReceiver()];
process.send?.({ smtp: smtp.url, webhooks: receivers.map(({ url }) => url) });
// What was taken is not needed, and would fill the memory.
setInterval(() => {
  for (const { got } of [smtp, ...receivers]) got.length = 0;
}, 500);
