import { useLocation } from 'wouter';
import { useSession } from '../../../auth/session';
import { staffPaths } from '../../staff-paths';
import { beginCall } from './begin-call';

type TakeCallInsteadProps = { typed: () => Record<string, string>; onLeave: () => void };

/** Switches from the form that adds a lead to the call form, keeping what was entered. */
export const TakeCallInstead = ({ typed, onLeave }: TakeCallInsteadProps) => {
  const owner = useSession()?.username ?? '';
  const [, navigate] = useLocation();
  return (
    <p className="text-sm text-muted sm:col-span-2">
      On the phone, or no e-mail address?{' '}
      <button
        type="button"
        className="min-h-6 underline underline-offset-4"
        onClick={() => {
          if (beginCall(owner, typed())) onLeave();
          navigate(staffPaths.call);
        }}
      >
        Take a call instead
      </button>
    </p>
  );
};
