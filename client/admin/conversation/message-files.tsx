import { useState } from 'react';
import type { MessageRecord } from '../../../shared/schemas/message';
import { Button } from '../../ui/button';

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

const units = [
  [1e6, 'MB'],
  [1e3, 'kB'],
] as const;

export const formatSize = (bytes: number): string => {
  const [size, unit] = units.find(([one]) => bytes >= one) ?? [1, 'bytes'];
  return `${(bytes / size).toLocaleString('en', { maximumFractionDigits: bytes < 1e7 ? 1 : 0 })} ${unit}`;
};

/**
 * The files of a message. Anyone may have sent them, so the browser saves them and opens none; pictures of texts are
 * shown, because the server knows them by their bytes.
 */
export const MessageFiles = ({
  message: { id, channel, files = [] },
}: {
  message: Pick<MessageRecord, 'id' | 'channel' | 'files'>;
}) =>
  files.length > 0 && (
    <ul aria-label="Files" className="mt-1">
      {files.map(({ name, type, size }, file) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the number is the file's name on the server.
        <li key={file}>
          {size > 0 ? (
            <a
              href={`/api/messages/${id}/files/${file}`}
              download
              className="inline-block py-1 font-semibold underline underline-offset-4"
            >
              {channel === 'text' && type.startsWith('image/') && (
                <img
                  src={`/api/messages/${id}/files/${file}`}
                  alt=""
                  loading="lazy"
                  className="mb-1 max-h-64 max-w-full rounded-md border border-line"
                />
              )}
              {name}
            </a>
          ) : (
            name
          )}
          {size > 0 && <span className="ml-2 text-muted">{formatSize(size)}</span>}
        </li>
      ))}
    </ul>
  );

/** An e-mail with its own layout, in a frame that runs nothing, loads nothing from outside and follows no link. */
export const SentHtml = ({ message: { id } }: { message: MessageRecord }) => {
  const [isShown, setShown] = useState(false);
  return (
    <div className="mt-1 print:hidden">
      <Button look="quiet" size="sm" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? 'Hide the original' : 'Show as it was sent'}
      </Button>
      {isShown && (
        <>
          <iframe
            title="The e-mail as it was sent"
            src={`/api/messages/${id}/html`}
            sandbox=""
            referrerPolicy="no-referrer"
            className="h-[28rem] w-full rounded-md border border-line bg-white"
          />
          <p className="text-xs text-muted">Pictures from the internet and links are off.</p>
        </>
      )}
    </div>
  );
};
