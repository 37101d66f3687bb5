import type { ContactAnswer } from '../../../shared/schemas/contact';
import { Moment } from '../moment';
import { contactWords as words } from './contact-words';

/** The contact gate's answer on a call by hand, in words. */
export const GateLine = ({ answer }: { answer: ContactAnswer | undefined }) => {
  if (!answer) return null;
  if (answer.allowed) return <span className="text-success">OK to call now</span>;
  return (
    <span className="text-danger">
      {answer.reason && (
        <>
          <span className="font-semibold">{words.instead[answer.reason]}</span>
          {`: ${words.reasons[answer.reason]}`}
        </>
      )}
      {answer.from && (
        <>
          {'. '}
          {words.from} <Moment at={answer.from} />
        </>
      )}
    </span>
  );
};
