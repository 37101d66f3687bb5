import { useState } from 'react';
import { type Outputs, trpc } from '../../lib/trpc';
import { cardClass } from '../kit/card';
import { Unloaded } from '../kit/loaded';
import { mailWords as words } from './mail-words';

type Preview = Outputs['mail']['previews'][number];

const View = ({ preview: { name, subject, text } }: { preview: Preview }) => {
  const [isText, setText] = useState(false);
  const choice = (label: string, chosen: boolean, onClick: () => void) => (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onClick}
      className="min-h-9 rounded-md px-3 text-sm aria-pressed:bg-paper-deep aria-pressed:font-semibold"
    >
      {label}
    </button>
  );
  return (
    <div className="border-t border-line p-4">
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons of a choice, not fields of a form. */}
      <div role="group" aria-label="View" className="mb-3 inline-flex rounded-md border border-control p-0.5">
        {choice('As it looks', !isText, () => setText(false))}
        {choice('As plain text', isText, () => setText(true))}
      </div>
      {isText ? (
        <pre className="overflow-x-auto rounded-md bg-paper p-4 text-sm break-words whitespace-pre-wrap">
          {text}
        </pre>
      ) : (
        <iframe
          title={`Preview of “${subject}”`}
          src={`/api/mail/preview/${name}`}
          sandbox=""
          className="h-[34rem] w-full rounded-md border border-line"
        />
      )}
    </div>
  );
};

/** Previews of every message that Lantern sends. */
export const MailPreviews = () => {
  const query = trpc.mail.previews.useQuery();
  const { data } = query;
  const [open, setOpen] = useState('');
  return (
    <section aria-label={words.messages} className={`${cardClass} mb-5 overflow-hidden`}>
      <div className="px-5 py-4">
        <h2 className="font-sans text-base font-semibold tracking-normal">{words.messages}</h2>
        <p className="text-sm text-muted">With made-up names. Choose one to preview it.</p>
      </div>
      {!data && <Unloaded query={query} loading={words.loading} failed={words.failed} />}
      <ul>
        {data?.map((preview) => (
          <li key={preview.name} className="border-t border-line">
            <button
              type="button"
              aria-expanded={open === preview.name}
              onClick={() => setOpen(open === preview.name ? '' : preview.name)}
              className="flex min-h-row w-full flex-wrap items-center gap-x-4 px-5 py-2 text-left text-sm hover:bg-paper-deep"
            >
              <span className="font-semibold">{preview.subject}</span>
              <span className="text-muted">{words.audiences[preview.audience]}</span>
            </button>
            {open === preview.name && <View preview={preview} />}
          </li>
        ))}
      </ul>
    </section>
  );
};
