import { useState } from 'react';
import type { ClientRecord } from '../../../shared/schemas/client';
import { longestLetter } from '../../../shared/turn-down';
import { type Outputs, trpc } from '../../lib/trpc';
import { useDebounced } from '../../lib/use-debounced';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Check } from '../../ui/icons';
import { TextArea } from '../../ui/text-area';
import { copyText } from '../copy-text';
import { Copy, Maximize2 } from '../icons';
import { ConfirmButton } from '../kit/confirm-button';
import { Unloaded } from '../kit/loaded';
import { useAction } from '../kit/use-action';
import { Moment } from '../moment';
import { useRefresh } from '../shared-queries';

const hint = 'Your changes stay with this lead. The letter under Settings stays the same.';
const copying = {
  copied: 'Letter copied',
  notCopied: 'The letter could not be copied. Select it and copy it yourself.',
};

/** Why the letter cannot go out by e-mail. */
const mailing = {
  ready: '',
  off: 'No mail server is set up, so this letter cannot go out by e-mail. Copy it and mail it.',
  'no address': 'This lead has no e-mail address. Copy the letter and mail it.',
  sample: 'This is a sample lead. Nothing is sent to it.',
  refused: 'This person asked us not to write. Ask a lawyer before you mail the letter.',
};

type LetterEditorProps = {
  text: string;
  hint: string;
  onChange: (text: string) => void;
  onClose: () => void;
};

/** Edits a whole letter at the window's full height. */
export const LetterEditor = ({ text, hint, onChange, onClose }: LetterEditorProps) => (
  <Dialog open onClose={onClose} title="Letter" description={hint} width="lg">
    <div className="space-y-4 p-5">
      <TextArea
        data-autofocus
        id="letter-tall"
        label="Text of the letter"
        value={text}
        className="[&_textarea]:h-[calc(100dvh-20rem)] [&_textarea]:resize-none"
        onChange={({ target }) => onChange(target.value)}
      />
      <div className="flex justify-end">
        <Button onClick={onClose} label="Done" />
      </div>
    </div>
  </Dialog>
);

type Letter = Outputs['desk']['letter'];

const settleFor = 800;

const Text = ({ client: { id, email }, letter }: { client: ClientRecord; letter: Letter }) => {
  const [text, setText] = useState(letter.text);
  const [isTall, setTall] = useState(false);
  const refresh = useRefresh('client');
  const utils = trpc.useUtils();
  const keep = useAction(trpc.desk.keepLetter, {
    failed: {
      title: 'Error',
      description: 'Your change to the letter could not be saved. Please copy it before you leave.',
    },
  });
  const send = useAction(trpc.desk.sendLetter, {
    done: { title: 'Letter sent', description: 'The timeline shows when it went out.' },
    failed: 'The letter could not be sent',
    onSettled: refresh,
  });
  const mark = useAction(trpc.desk.letterSent, {
    done: 'Letter marked as sent',
    failed: 'The letter could not be marked as sent',
    onSettled: refresh,
  });
  useDebounced(text, settleFor, () => {
    if (text === letter.text || text.trim() === '') return;
    utils.desk.letter.setData({ id }, (old) => old && { ...old, text });
    keep.mutate({ id, text });
  });
  const why = mailing[letter.mailing];
  return (
    <div className="space-y-3">
      {letter.text ? (
        <TextArea
          id="letter-text"
          label="Text of the letter"
          hint={hint}
          rows={8}
          maxLength={longestLetter}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      ) : (
        <p className="text-sm text-muted">
          There is no letter for this reason. An administrator can write one under Settings.
        </p>
      )}
      {letter.text && why && <p className="text-sm text-muted">{why}</p>}
      <div className="flex flex-wrap gap-3">
        {letter.text && (
          <>
            {!why && (
              <ConfirmButton
                label={letter.sent ? 'Send again by e-mail' : 'Send by e-mail'}
                look="strong"
                size="md"
                title="Send this letter?"
                text={`It goes to ${email} as it is here.`}
                action={send}
                input={{ id, text }}
              />
            )}
            <Button
              icon={Maximize2}
              look="secondary"
              onClick={() => setTall(true)}
              label="Open full height"
            />
            <Button icon={Copy} look="secondary" onClick={() => copyText(text, copying)} label="Copy" />
          </>
        )}
        <Button icon={Check} look="secondary" disabled={mark.isPending} onClick={() => mark.mutate({ id })}>
          {letter.sent ? 'Mark as sent again' : 'Mark as sent'}
        </Button>
      </div>
      {isTall && <LetterEditor text={text} hint={hint} onChange={setText} onClose={() => setTall(false)} />}
    </div>
  );
};

/** The turn-down letter: its text for this reason, and if it was sent. */
export const LetterCard = ({ client }: { client: ClientRecord }) => {
  const { id, statusReason: reason } = client;
  const query = trpc.desk.letter.useQuery({ id });
  const { data } = query;
  return (
    <section aria-label="Letter">
      {!data && <Unloaded query={query} what="the letter" />}
      {data && (
        <p className="mb-3 text-sm">
          {data.sent ? (
            <>
              <span className="font-semibold text-success">{`Sent by ${data.sent.by}`}</span>,{' '}
              <Moment at={data.sent.at} /> {data.sent.reason && `for the reason: ${data.sent.reason}`}
            </>
          ) : (
            <span className="font-semibold text-danger">Not sent yet</span>
          )}
        </p>
      )}
      {/* Each reason has its own letter. */}
      {data && <Text key={`${reason} ${data.reason}`} client={client} letter={data} />}
    </section>
  );
};
