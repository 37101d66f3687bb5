import { useState } from 'react';
import { Link } from 'wouter';
import type { PrivacyRequest } from '../../../../shared/schemas/privacy';
import { phoneText } from '../../../lib/phone-text';
import { buttonClass } from '../../../ui/button';
import { RowButton } from '../../kit/row';
import { Moment } from '../../moment';
import { staffPaths } from '../../staff-paths';
import { privacyWords } from '../privacy-words';
import { CloseRequest } from './close-request';

const words = privacyWords.requests;

const Due = ({ dueAt }: { dueAt: string }) => {
  const isLate = Date.parse(dueAt) < Date.now();
  return (
    <p className={`text-sm ${isLate ? 'font-semibold text-danger' : 'text-muted'}`}>
      {isLate ? 'Late, was due' : 'Answer by'} <Moment short at={dueAt} />
    </p>
  );
};

/** One request: person, subject, due date and actions. */
export const RequestRow = ({ request }: { request: PrivacyRequest }) => {
  const [closing, setClosing] = useState(false);
  const { kind, name, email, phoneNumber, message, at, dueAt, state, isErased, closedBy, closedAt, note } =
    request;
  const who = name || email || phoneText(phoneNumber) || 'Someone';
  return (
    <li className="border-b border-line py-3 last:border-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold break-words">
            {words.kinds[kind]}: {who}
          </p>
          <p className="text-sm break-words text-muted">
            {[email, phoneText(phoneNumber)].filter(Boolean).join(' · ')} asked <Moment at={at} />
          </p>
          {isErased && <p className="text-sm">This person was erased.</p>}
          {message && <p className="mt-1 text-sm break-words whitespace-pre-wrap">{message}</p>}
          {state === 'open' ? (
            <Due dueAt={dueAt} />
          ) : (
            <p className="text-sm text-muted">
              {words.states[state]} {closedBy && `by ${closedBy}`} {closedAt && <Moment at={closedAt} />}
            </p>
          )}
          {note && <p className="mt-1 text-sm break-words whitespace-pre-wrap">{note}</p>}
        </div>
        {state === 'open' && (
          <div className="flex flex-wrap gap-2">
            {!isErased && (
              <Link
                href={staffPaths.privacy('person')}
                state={{ email, phoneNumber }}
                className={buttonClass({ look: 'secondary', size: 'sm' })}
              >
                Find the person
              </Link>
            )}
            <RowButton
              label="Close"
              name={`Close the request from ${who}`}
              onClick={() => setClosing(true)}
            />
          </div>
        )}
      </div>
      {closing && <CloseRequest id={request.id} onClose={() => setClosing(false)} />}
    </li>
  );
};
