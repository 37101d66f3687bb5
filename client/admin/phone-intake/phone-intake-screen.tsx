import { ScreenHead } from '../screen-head';
import { CallSaved } from './call-saved';
import { PhoneIntakeForm } from './phone-intake-form';
import { phoneWords as words } from './phone-words';
import { usePhoneIntake } from './use-phone-intake';

/** Where somebody who calls becomes a lead. */
export const PhoneIntakeScreen = () => {
  const call = usePhoneIntake();
  return (
    <>
      <ScreenHead title={words.title} />
      {call.saved ? <CallSaved lead={call.saved} onNext={call.nextCall} /> : <PhoneIntakeForm call={call} />}
    </>
  );
};
