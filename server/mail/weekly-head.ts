import { enqueueMail } from '../core/outbox/enqueue';
import { latestHead } from '../proof/certificate';
import { anchorText } from '../proof/ledger/anchor';
import type { Deps } from './deps';

const weekLong = 7 * 24 * 60 * 60 * 1000;

/**
 * Queues a message with the newest ledger head, once a week for all servers: a person who keeps it can later prove that
 * the log was rewritten or truncated. It goes to the staff, and to an outside address if one is set. A log that holds
 * only its key needs none.
 */
export const weeklyHead = async (deps: Deps): Promise<void> => {
  const { models, now } = deps;
  const receivers = [...(deps.mail.staff === '' ? [] : ['staff']), ...(deps.mail.heads ? ['heads'] : [])];
  if (!deps.mail.transport || receivers.length === 0) return;
  const head = await latestHead(models);
  if (!head || head._id < 2) return;
  const { _id: treeSize, rootHash, timestamp, keyId } = head;
  for (const to of receivers) {
    const values = {
      treeSize: String(treeSize),
      timestamp,
      check: `npx lantern verify -- --key ${keyId} --head ${treeSize}:${rootHash}`,
      anchor: anchorText(head),
    };
    const week = Math.floor(now() / weekLong);
    const id = to === 'staff' ? `ledger-head-${week}` : `ledger-head-${to}-${week}`;
    await enqueueMail(deps, { event: 'ledger.head', template: 'ledger-head', to, ...values }, { id });
  }
};
