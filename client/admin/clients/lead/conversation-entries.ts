import type { AuditRecord } from '../../../../shared/schemas/audit';
import type { MessageRecord } from '../../../../shared/schemas/message';

/** Returns true for an e-mail by hand, which is in the conversation itself with its later states. */
const isWritten = ({ action, note }: AuditRecord) => /^mail(-|$)/.test(action) && /^An e-mail\b/.test(note);

/**
 * Returns the entries of a timeline that the messages do not show themselves. An automatic e-mail has the ID of its entry;
 * before its words were stored, there was only the entry.
 */
export const withoutMessages = (entries: readonly AuditRecord[], messages: readonly MessageRecord[]) => {
  const ids = new Set(messages.map(({ id }) => id));
  return entries.filter((entry) => !isWritten(entry) && !ids.has(entry.id));
};
