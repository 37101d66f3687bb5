import { site } from '../../content/site';
import type { FormWords } from '../../content/words';
import { Button } from '../../ui/button';
import { WholeNumbers } from '../parts/whole-numbers';
import type { FormState } from './form-state';

type Confirmation = { receipt: NonNullable<FormState['receipt']>; words: FormWords; onAgain: () => void };

const sooner = (text: string) => text.replace('{phone}', site.phone).replace('{email}', site.emails.help);

/** Replaces the form once the request is stored: what to note, what happens next, and a number to call. */
export const Confirmation = ({ receipt: { reference, about }, words, onAgain }: Confirmation) => {
  const { confirmation } = words;
  return (
    <div className="mt-6 space-y-6">
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {reference ? (
          <div>
            <dt className="text-sm text-muted">{confirmation.reference}</dt>
            <dd className="font-serif text-2xl font-semibold">{reference}</dd>
          </div>
        ) : null}
        {about ? (
          <div>
            <dt className="text-sm text-muted">{confirmation.about}</dt>
            <dd className="font-serif text-2xl font-semibold">{about}</dd>
          </div>
        ) : null}
      </dl>
      <div>
        <h3 className="text-lg">{confirmation.stepsTitle}</h3>
        <ol className="mt-2 list-decimal space-y-1 pl-6">
          {confirmation.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <p>
        <WholeNumbers>{sooner(confirmation.sooner)}</WholeNumbers>
      </p>
      <Button look="secondary" className="no-print" onClick={onAgain}>
        {words.another}
      </Button>
    </div>
  );
};
