import type { ContactAnswer } from '../../../shared/schemas/contact';
import { Moment } from '../moment';
import { contactWords as words } from './contact-words';

type GateLineProps = { id: string; answer: ContactAnswer | undefined };

/** What the contact gate says of a call by hand, in words, beside the number. */
export const GateLine = ({ id, answer }: GateLineProps) => {
  if (!answer) return null;
  if (answer.allowed)
    return (
      <span id={id} className="text-success">
        {words.callNow}
      </span>
    );
  return (
    <span id={id} className="text-danger">
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
