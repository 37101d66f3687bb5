import { type Outputs, trpc } from '../../lib/trpc';
import { useAccount } from '../shared-queries';
import { agreementWords } from './agreement-words';

const words = agreementWords.lawyer;

export type LawyerName = Outputs['agreements']['lawyers'][number];

/** Returns the firm's lawyers, and which of them is signed in. */
export const useLawyers = () => {
  const { data: me } = useAccount();
  const { data } = trpc.agreements.lawyers.useQuery();
  return { lawyers: data, own: data?.find(({ id }) => id === me?.id) };
};

/** The name and bar number that a lawyer signs with, from their account. */
export const LawyerIdentity = ({ lawyer: { name, bar } }: { lawyer: LawyerName }) => (
  <p className="text-sm sm:col-span-2">
    {name ? (
      <>
        You sign as <span className="font-semibold">{name}</span>, {words.bar(bar)}
      </>
    ) : (
      <span className="text-warning">
        Your account has no first and last name. Enter them under Users first.
      </span>
    )}
  </p>
);

/** Names the people who can do what only a lawyer can. */
export const OnlyLawyers = ({ text }: { text: string }) => {
  const { lawyers, own } = useLawyers();
  if (!lawyers || own) return null;
  const names = lawyers.map(({ name, bar }) => name || words.bar(bar)).join(', ');
  return (
    <p className="text-sm text-muted">
      {names
        ? `${text} ${names}.`
        : 'No account has a bar number yet. An administrator enters it under Users.'}
    </p>
  );
};
