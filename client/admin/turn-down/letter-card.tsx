import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { toFailure } from '../../lib/failure';
import { toast } from '../../lib/toasts';
import { type Outputs, trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { TextArea } from '../../ui/text-area';
import { Moment } from '../moment';
import { LoadFailed, Loading } from '../screen-states';
import { useRefresh } from '../shared-queries';
import { turnDownWords } from './turn-down-words';

const words = turnDownWords.letter;

type Letter = Outputs['desk']['letter'];

const copy = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(words.copied);
  } catch {
    // A page without https has no clipboard: the text is there to be selected.
    toast.error(words.copyFailed);
  }
};

const Text = ({ id, letter }: { id: string; letter: Letter }) => {
  const [text, setText] = useState(letter.text);
  const refresh = useRefresh('client');
  const mark = trpc.desk.letterSent.useMutation({
    onSuccess: () => {
      toast.success(words.marked);
      return refresh();
    },
    onError: (error) => {
      if (toFailure(error).code !== 'UNAUTHORIZED') toast.error(words.markFailed);
    },
  });
  return (
    <div className="space-y-3">
      {letter.text ? (
        <TextArea
          id="letter-text"
          label={words.text}
          hint={words.hint}
          rows={10}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      ) : (
        <p className="text-sm text-muted">{words.none}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {letter.text && (
          <Button look="secondary" onClick={() => copy(text)}>
            <Copy aria-hidden className="size-4" />
            {words.copy}
          </Button>
        )}
        <Button look="secondary" disabled={mark.isPending} onClick={() => mark.mutate({ id })}>
          <Check aria-hidden className="size-4" />
          {letter.sent ? words.markAgain : words.markSent}
        </Button>
      </div>
    </div>
  );
};

/** The letter that tells a person no: its text for this reason, and whether it has gone out. */
export const LetterCard = ({ id, reason }: { id: string; reason: string }) => {
  const { data, isError, refetch } = trpc.desk.letter.useQuery({ id });
  return (
    <section aria-label={words.title} className="rounded-lg border border-line bg-card p-5 shadow-card">
      <h2 className="mb-2 font-sans text-base font-semibold tracking-normal">{words.title}</h2>
      {isError && !data && <LoadFailed text={words.failed} onRetry={refetch} />}
      {!isError && !data && <Loading text={words.loading} />}
      {data && (
        <p className="mb-3 text-sm">
          {data.sent ? (
            <>
              <span className="font-semibold text-success">{words.sent(data.sent.by)}</span>,{' '}
              <Moment at={data.sent.at} /> {data.sent.reason && words.forReason(data.sent.reason)}
            </>
          ) : (
            <span className="font-semibold text-danger">{words.notSent}</span>
          )}
        </p>
      )}
      {/* Another reason has another letter. */}
      {data && <Text key={`${reason} ${data.reason}`} id={id} letter={data} />}
    </section>
  );
};
