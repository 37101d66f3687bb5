import { ScreenHead } from '../screen-head';
import { CallSaved } from './call-saved';
import { PhoneIntakeForm } from './phone-intake-form';
import { usePhoneIntake } from './use-phone-intake';

/** Takes a call and saves it as a lead. */
export const PhoneIntakeScreen = () => {
  const call = usePhoneIntake();
  return (
    <>
      <ScreenHead title="Take a call" />
      {call.saved ? <CallSaved lead={call.saved} onNext={call.nextCall} /> : <PhoneIntakeForm call={call} />}
    </>
  );
};
