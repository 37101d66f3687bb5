import { Download, Eraser } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { PersonFound, PersonQuery } from '../../../../shared/schemas/privacy';
import { saveFile } from '../../../lib/download';
import { phoneText } from '../../../lib/phone-text';
import { nowOrNever } from '../../../lib/query-client';
import { trpc } from '../../../lib/trpc';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { useAction } from '../../kit/use-action';
import { Moment } from '../../moment';
import { staffPaths } from '../../staff-paths';
import { Panel } from '../privacy-frame';
import { privacyWords } from '../privacy-words';
import { EraseDialog } from './erase-dialog';

const words = privacyWords.person;
type FoundPersonProps = { asked: PersonQuery; holdings: PersonFound };

/** The records found, each with a checkbox for records of this person, and actions on them. */
export const FoundPerson = ({ asked: query, holdings }: FoundPersonProps) => {
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set());
  const [erasing, setErasing] = useState(false);
  const toggle = (id: string) =>
    setOthers((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]));
  const mine = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).filter((id) => !others.has(id));
  const choice = { ...query, leads: mine(holdings.leads), refused: mine(holdings.refused) };
  const isHeld = holdings.leads.some(({ id, isHeld }) => isHeld && !others.has(id));
  const exportPerson = trpc.privacy.exportPerson.useMutation({
    ...nowOrNever,
    ...useAction({
      done: words.exported,
      failed: privacyWords.saveFailed,
      onDone: ({ name, html }) => saveFile(new Blob([html], { type: 'text/html;charset=utf-8' }), name),
    }),
  });

  if (holdings.leads.length + holdings.refused.length + holdings.consents === 0)
    return (
      <p role="status" className="py-6 font-semibold">
        We have nothing under this address or number.
      </p>
    );
  return (
    <>
      {holdings.leads.length > 0 && (
        <Panel
          title="Leads"
          text="Clear what belongs to someone else, such as a spouse or a child with the same number."
        >
          <ul>
            {holdings.leads.map(({ id, firstName, lastName, email, phoneNumber, ...lead }) => (
              <li
                key={id}
                className="flex flex-wrap items-center gap-x-4 border-b border-line py-1 last:border-0"
              >
                <Checkbox
                  id={`mine-${id}`}
                  checked={!others.has(id)}
                  onChange={() => toggle(id)}
                  label={
                    <>
                      <span className="font-semibold">{`${firstName} ${lastName}`}</span>
                      <span className="block break-all text-muted">{`${email} · ${phoneText(phoneNumber)}`}</span>
                    </>
                  }
                />
                <span className="ml-auto text-sm text-muted">
                  {lead.isHeld && <strong className="text-danger">on legal hold · </strong>}
                  {lead.isDeleted ? (
                    `deleted · `
                  ) : (
                    <Link href={staffPaths.client(id)} className="underline underline-offset-4">
                      {lead.status}
                    </Link>
                  )}{' '}
                  received <Moment at={lead.createdAt} />
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {holdings.refused.length > 0 && (
        <Panel title="Refused posts">
          <ul>
            {holdings.refused.map(({ id, at, reason }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-4">
                <Checkbox
                  id={`mine-${id}`}
                  checked={!others.has(id)}
                  onChange={() => toggle(id)}
                  label={reason}
                />
                <span className="ml-auto text-sm text-muted">
                  <Moment at={at} />
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <p className="mb-4 text-sm text-muted">
        {holdings.consents === 1
          ? '1 record of consent'
          : `${holdings.consents} records of consent or withdrawal`}
      </p>
      {isHeld && (
        <p role="status" className="mb-4 text-sm text-danger">
          A lead is on legal hold, so nothing can be erased. End the hold first.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          icon={Download}
          aria-disabled={exportPerson.isPending || undefined}
          onClick={() => !exportPerson.isPending && exportPerson.mutate(choice)}
        >
          Export everything
        </Button>
        {!isHeld && (
          <Button icon={Eraser} look="secondary" onClick={() => setErasing(true)}>
            {words.erase}
          </Button>
        )}
      </div>
      {erasing && <EraseDialog choice={choice} onClose={() => setErasing(false)} />}
    </>
  );
};
