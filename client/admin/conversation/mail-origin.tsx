import type { MessageRecord } from '../../../shared/schemas/message';

const checks = { spf: 'SPF', dkim: 'DKIM', dmarc: 'DMARC' } as const;

/**
 * The finding of the receiving server about an e-mail's sender; nothing if it recorded none. Only DMARC is about the
 * domain that people see, so the other two confirm nothing by themselves.
 */
const SenderCheck = ({ authentication = {} }: Pick<MessageRecord, 'authentication'>) => {
  const { dmarc } = authentication;
  if (Object.keys(authentication).length === 0) return null;
  if (dmarc === 'pass') return 'Sender’s domain confirmed (DMARC pass). ';
  const results = (['dmarc', 'dkim', 'spf'] as const).flatMap((name) =>
    authentication[name] ? [`${checks[name]} ${authentication[name]}`] : [],
  );
  return <span className="text-danger">{`Sender’s domain not confirmed (${results.join(', ')}). `}</span>;
};

/** The origin of an e-mail that arrived: if its sender's domain is confirmed, and the whole message to save. */
export const MailOrigin = ({ message }: { message: Pick<MessageRecord, 'id' | 'authentication'> }) => (
  <>
    <SenderCheck authentication={message.authentication} />
    <a
      href={`/api/messages/${message.id}/files/original`}
      download
      className="underline underline-offset-4 print:hidden"
    >
      Save the original
    </a>
  </>
);
