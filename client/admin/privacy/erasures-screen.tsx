import type { ErasureRecord } from '../../../shared/schemas/privacy';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { ConfirmButton } from '../kit/confirm-button';
import { type ListRowProps, listScreen } from '../kit/list-screen';
import { Entry } from '../kit/row';
import { TextLink } from '../kit/text-link';
import { useAction } from '../kit/use-action';
import { Moment } from '../moment';
import { staffPaths } from '../staff-paths';
import { PrivacyTabs } from './privacy-frame';
import { privacyWords } from './privacy-words';

const words = privacyWords.erasures;

const getCounts = (erased: Record<string, number>): string =>
  Object.entries(erased)
    .filter(([name, count]) => count > 0 && words.counts[name])
    .map(([name, count]) => `${count} ${words.counts[name]}`)
    .join(', ');

/** The decision on a requested erasure: approve or refuse. */
const Decision = ({ erasure: { id, waitsFor, aloneFrom, agreeFrom } }: { erasure: ErasureRecord }) => {
  const { privacy, clients } = trpc.useUtils();
  const action = { refresh: () => [privacy.erasures, clients] };
  const agree = useAction(trpc.privacy.agreeToErasure, { ...action, done: 'Erased' });
  const refuse = useAction(trpc.privacy.refuseErasure, {
    ...action,
    done: { title: 'Refused', description: 'Nothing was erased.' },
  });
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3">
      {waitsFor ? (
        <p className="text-sm text-muted">
          {words.waits[waitsFor]}{' '}
          {waitsFor === 'other' &&
            agreeFrom &&
            'An account was made an administrator’s or reset less than 7 days ago, so nobody can agree before'}{' '}
          {(aloneFrom ?? agreeFrom) && <Moment at={(aloneFrom ?? agreeFrom)!} />}
        </p>
      ) : (
        <ConfirmButton
          look="danger"
          label="Agree and erase"
          title="Erase for good?"
          text="This action cannot be undone. Copies in older backups stay until you delete those backups."
          action={agree}
          input={{ id }}
        />
      )}
      <Button look="secondary" size="sm" onClick={() => !refuse.isPending && refuse.mutate({ id })}>
        Refuse
      </Button>
    </div>
  );
};

const Row = ({ row: erasure }: ListRowProps<ErasureRecord>) => {
  const { state, at, askedBy, reason, leads, decidedBy, doneAt, erased } = erasure;
  return (
    <Entry className="px-5 py-3">
      <p className="font-semibold">
        {words.states[state]} · {leads.length === 1 ? '1 lead' : `${leads.length} leads`}
      </p>
      <p className="text-sm text-muted">
        {`asked by ${askedBy}`}, <Moment at={at} />
        {decidedBy && ` · decided by ${decidedBy}`} {doneAt && <Moment at={doneAt} />}
      </p>
      <p className="text-sm break-words">{reason}</p>
      {erased && <p className="text-sm text-muted">{getCounts(erased)}</p>}
      {state === 'asked' && (
        <>
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
            {leads.map((id, place) => (
              <TextLink key={id} href={staffPaths.client(id)} className="inline-block py-1">
                Open the lead {leads.length > 1 && place + 1}
              </TextLink>
            ))}
          </p>
          <Decision erasure={erasure} />
        </>
      )}
    </Entry>
  );
};

/** Requested erasures, and records of finished ones. */
export const ErasuresScreen = listScreen({
  list: {
    above: () => <PrivacyTabs tab="erasures" />,
    note: () => (
      <p className="mb-4 max-w-prose text-sm text-muted">
        Two administrators must agree, whose accounts nobody else made, promoted or reset in the last 7 days.
        If you are the only one, wait 24 hours and agree again.
      </p>
    ),
    useRows: () => trpc.privacy.erasures.useQuery(undefined, { staleTime: 0 }),
    loading: privacyWords.loading,
    failed: privacyWords.failed,
    none: { title: 'Nobody has been erased yet' },
    Row,
  },
});
