import {
  type LeadFieldName,
  type LeadGroup,
  leadFieldNames,
  leadFields,
} from '../../../../shared/lead-fields';
import type { ClientRecord } from '../../../../shared/schemas/client';
import { useMay } from '../../../auth/use-may';
import { shortTime } from '../../../lib/times';
import { ContactCard, ContactEssence } from '../../consents/contact-card';
import { RetainedCertificateCard } from '../../consents/retained-certificate-card';
import { deskWords } from '../../desk/desk-words';
import { CallCount, LeadCalls } from '../../desk/lead-desk';
import { LeadPrivacy, PrivacyEssence } from '../../privacy/lead-privacy';
import { privacyWords } from '../../privacy/privacy-words';
import { ReturnCard } from '../../returns/return-card';
import { returnWords } from '../../returns/return-words';
import { clientWords } from '../client-words';
import { listWords } from '../list/list-words';
import { Fold } from './fold';
import { cardClass, Facts } from './lead-facts';

/** These stand in the head, or in the timeline. */
const shownElsewhere: readonly LeadFieldName[] = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'caseType',
  'additionalInfo',
  'language',
];
const groupOf = (group: LeadGroup) =>
  leadFieldNames.filter((name) => leadFields[name].group === group && !shownElsewhere.includes(name));

/** What few need at once, each part closed with what matters of it in its line. */
export const LeadDetails = ({ client }: { client: ClientRecord }) => {
  const may = useMay();
  const { id, source, campaign, state, createdAt, ip_address, trustedFormCertUrl, vendorId, returnedAt } =
    client;
  return (
    <div className={`${cardClass} py-1`}>
      <Fold
        title={clientWords.contact}
        essence={[state, `${clientWords.received} ${shortTime(createdAt)}`].filter(Boolean).join(', ')}
      >
        <Facts client={client} fields={[...groupOf('contact'), 'createdAt', 'updatedAt']} />
      </Fold>
      <Fold title={deskWords.calls.title} essence={<CallCount id={id} />} isForScreen>
        <LeadCalls id={id} />
      </Fold>
      <Fold title={clientWords.consent} essence={<ContactEssence id={id} />}>
        <ContactCard id={id} />
        <Facts client={client} fields={groupOf('consent')} />
        {trustedFormCertUrl && <RetainedCertificateCard id={id} />}
      </Fold>
      <Fold
        title={clientWords.source}
        essence={[listWords.sources[source], campaign].filter(Boolean).join(', ')}
      >
        <p className="text-sm">{listWords.sources[source]}</p>
        <Facts client={client} fields={groupOf('vendor')} />
      </Fold>
      {vendorId && may('vendors.manage') && (
        <Fold title={returnWords.title} essence={returnWords.essence(returnedAt !== undefined)}>
          <ReturnCard client={client} />
        </Fold>
      )}
      <Fold title={privacyWords.lead.title} essence={<PrivacyEssence id={id} />} isForScreen>
        <LeadPrivacy id={id} />
      </Fold>
      <Fold title={clientWords.technical} essence={ip_address}>
        <Facts client={client} fields={groupOf('technical')} always={['ip_address', 'jornaya_ip']} />
      </Fold>
    </div>
  );
};
