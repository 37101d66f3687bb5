import { listNames, toRecord } from '../../../shared/records';
import { agreementStatusChoices, type Setting } from '../../../shared/settings';
import { SettingForm, type Stored } from './setting-form';

const moments: Record<keyof Setting<'agreementStatuses'>, string> = {
  sent: 'Sent',
  opened: 'Opened',
  signed: 'Signed by everyone else, waiting for the firm',
  complete: 'Complete',
  declined: 'Declined',
  expired: 'Expired',
};
const fields = toRecord(
  listNames(moments),
  (name) =>
    ({ label: moments[name], kind: 'choice', first: 'No change', choices: agreementStatusChoices }) as const,
);

/** The status that a lead gets when its fee agreement moves. */
export const AgreementStatusesSetting = ({ stored }: { stored: Stored<'agreementStatuses'> }) => (
  <SettingForm
    name="agreementStatuses"
    title="Status after an agreement"
    isTitled
    text="A lead gets this status when its fee agreement is sent, opened, signed or ended. A status that someone sets later stays."
    stored={stored}
    fields={fields}
    toValues={(value) => value}
    toValue={(values) => values}
  />
);
