import { useState } from 'react';
import { leadField, leadFieldNames } from '../../../shared/lead-fields';
import { toFailure } from '../../lib/failure';
import { toast } from '../../lib/toasts';
import { type Outputs, trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { fieldName } from '../field-name';
import { cardClass } from '../kit/card';
import { Unloaded } from '../kit/loaded';
import { TextLink } from '../kit/text-link';
import { didNotWork, useAction } from '../kit/use-action';
import { Moment } from '../moment';
import { ScreenHead } from '../screen-head';
import { staffPaths } from '../staff-paths';
import { WayBack } from '../way-back';
import { refusedWords as words } from './refused-words';

const asText = (value: unknown) =>
  value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);

/** A price is a number, as vendors send it. */
const toChanges = (typed: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [
      name,
      name === 'price' && value.trim() !== '' ? Number(value) : value,
    ]),
  );

/** A form with the submitted values; corrections replace them. */
const Correction = ({ post, onDone }: { post: Outputs['refused']['get']; onDone: () => unknown }) => {
  const came = post.body ?? {};
  const isHeld = post.kind === 'quarantined';
  const [typed, setTyped] = useState<Record<string, string>>({});
  const replay = trpc.refused.replay.useMutation({
    onSuccess: ({ outcome }) => {
      toast.success(
        (outcome as string) === 'duplicate'
          ? { title: 'Duplicate', description: 'The vendor sent this person before.' }
          : { title: 'Post accepted', description: 'It is a lead now.' },
      );
      onDone();
    },
    onError: ({ message }) =>
      toast.error({
        title: 'Error',
        description: message || 'We refused it again. Correct the marked fields.',
      }),
  });
  const { issues } = toFailure(replay.error);
  const problems = Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
  const dismiss = useAction(trpc.refused.dismiss, {
    done: isHeld ? { title: 'Post discarded' } : { title: 'Post set aside' },
    failed: didNotWork,
    onDone,
  });
  const shown = leadFieldNames.filter(
    (name) => name in came || leadField(name).form || post.reasons.some(({ field }) => field === name),
  );
  const reasons = new Map(post.reasons.map(({ field, message }) => [field, message]));
  return (
    <form
      noValidate
      aria-label="What came in"
      className={`${cardClass} grid gap-x-5 gap-y-4 p-5 sm:grid-cols-2`}
      onSubmit={(event) => {
        event.preventDefault();
        replay.mutate({ id: post.id, changes: toChanges(typed) });
      }}
    >
      <p className="text-sm text-muted sm:col-span-2">
        {isHeld
          ? 'This looks like a robot. The sender got the usual answer. Accept it, and it becomes a lead dated when it came in. Discard it, and it is deleted with the other refused posts.'
          : 'Correct what is wrong, then accept the post.'}
      </p>
      {shown.map((name) => (
        <Field
          key={name}
          id={`refused-${name}`}
          label={leadField(name).label}
          value={typed[name] ?? asText(came[name])}
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          error={problems[name] ?? (name in typed ? undefined : reasons.get(name))}
        />
      ))}
      <div className="flex flex-wrap justify-end gap-3 sm:col-span-2">
        <Button look="secondary" disabled={dismiss.isPending} onClick={() => dismiss.mutate({ id: post.id })}>
          {isHeld ? 'Discard' : 'Set aside'}
        </Button>
        <Button type="submit" disabled={replay.isPending} label="Accept" />
      </div>
    </form>
  );
};

/** One refused submission: its content, our answer and the reason, with a way to accept it after all. */
export const RefusedPostScreen = ({ id, isHeld = false }: { id: string; isHeld?: boolean }) => {
  const query = trpc.refused.get.useQuery({ id }, { staleTime: 0 });
  const utils = trpc.useUtils();
  const { data } = query;
  if (!data) return <Unloaded query={query} what="refused posts" />;
  return (
    <>
      <ScreenHead
        title={words.formatReason(data.reason, data.kind)}
        before={
          isHeld ? (
            <WayBack href={staffPaths.held}>All held requests</WayBack>
          ) : (
            <WayBack href={staffPaths.refused}>All refused posts</WayBack>
          )
        }
      >
        <Moment at={data.at} />
      </ScreenHead>
      <ul className="mb-4 text-sm">
        <li>{`We answered ${data.status}.`}</li>
        {data.reasons.map(({ field, message }) => (
          <li key={`${field}${message}`}>
            {field && <strong>{fieldName(field)}:</strong>} {message}
          </li>
        ))}
      </ul>
      {!data.isReadable && (
        <p className="text-danger">We can no longer read what came in: it was sealed with another key.</p>
      )}
      {data.raw !== undefined && (
        <>
          <p className="mb-1 text-sm">What came in was not a JSON object:</p>
          <pre className="mb-4 overflow-auto rounded-md border border-line bg-card p-3 text-sm">
            {data.raw}
          </pre>
        </>
      )}
      {data.leadId && <TextLink href={staffPaths.client(data.leadId)}>Open the lead</TextLink>}
      {data.isReadable && !data.leadId && (
        <Correction
          post={data}
          onDone={() => Promise.all([query.refetch(), utils.refused.held.invalidate()])}
        />
      )}
    </>
  );
};

export const HeldRequestScreen = ({ id }: { id: string }) => <RefusedPostScreen id={id} isHeld />;
