import {
  type EditableName,
  editableNames,
  type LeadFieldName,
  type LeadGroup,
  leadFieldNames,
  leadFields,
} from '../../shared/lead-fields';
import type { ClientRecord } from '../../shared/schemas/client';
import { shortTime } from '../lib/times';
import { EditableFacts } from './clients/lead/editable-facts';
import { Facts } from './clients/lead/lead-facts';
import { LeadNote } from './clients/lead/lead-note';
import { LeadTurnDown } from './clients/lead/lead-turn-down';
import { listWords } from './clients/list/list-words';
import { ConflictEssence } from './conflicts/conflict-essence';
import { ContactCard, ContactEssence } from './consents/contact-card';
import { RetainedCertificateCard } from './consents/retained-certificate-card';
import { LeadMessage } from './conversation/lead-message';
import { CallCount, LeadCalls } from './desk/lead-desk';
import { WorkForm } from './desk/work-form';
import { lazyPart } from './kit/lazy';
import { type ComposerKind, type ComposerPartProps, fillLeadPage, type LeadPanel } from './kit/lead-slots';
import { PrivacyEssence } from './privacy/privacy-essence';
import { ReturnCard } from './returns/return-card';
import { LeadSequence, SequenceEssence } from './sequences/lead-sequence';

/** Fields shown in the page's head or in the timeline. */
const shownElsewhere: readonly LeadFieldName[] = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'caseType',
  'additionalInfo',
];
const findFields = (group: LeadGroup) =>
  leadFieldNames.filter((name) => leadFields[name].group === group && !shownElsewhere.includes(name));

const isEditable = (name: LeadFieldName): name is EditableName => editableNames.some((one) => one === name);

const LeadAgreement = lazyPart<ComposerPartProps>('leads.read', () =>
  import('./agreements/lead-agreement').then((m) => m.LeadAgreement),
);

const ConflictCard = lazyPart<{ id: string }>('leads.read', () =>
  import('./conflicts/conflict-card').then((m) => m.ConflictCard),
);

const LeadPrivacy = lazyPart<{ id: string }>('leads.read', () =>
  import('./privacy/lead-privacy').then((m) => m.LeadPrivacy),
);

const isTurnedDown = ({ status }: ClientRecord) => status === 'Turned down';

const kinds: ComposerKind[] = [
  {
    id: 'call',
    formatLabel: () => 'Call',
    Part: (props) => (
      <section aria-label="Log a call or a next step">
        <WorkForm {...props} />
      </section>
    ),
  },
  {
    id: 'text',
    key: 'm',
    formatLabel: () => 'Text',
    Part: (props) => <LeadMessage {...props} channel="text" />,
  },
  {
    id: 'email',
    key: 'e',
    formatLabel: () => 'E-mail',
    Part: (props) => <LeadMessage {...props} channel="email" />,
  },
  { id: 'note', key: 'n', formatLabel: () => 'Note', Part: LeadNote },
  { id: 'document', key: 'g', formatLabel: () => 'Agreement', Part: LeadAgreement },
  {
    id: 'turn-down',
    formatLabel: (client) => (isTurnedDown(client) ? 'Letter' : 'Turn down'),
    Part: LeadTurnDown,
  },
];

const panels: LeadPanel[] = [
  {
    title: 'Details',
    Essence: ({ client: { city, state, createdAt } }) =>
      [city, state, `received ${shortTime(createdAt)}`].filter(Boolean).join(', '),
    Content: ({ client }) => (
      <>
        <EditableFacts client={client} fields={findFields('contact').filter(isEditable)} />
        <Facts
          client={client}
          fields={[...findFields('contact').filter((name) => !isEditable(name)), 'createdAt', 'updatedAt']}
        />
      </>
    ),
  },
  {
    title: 'Conflict check',
    isForScreen: true,
    Essence: ({ client }) => <ConflictEssence id={client.id} />,
    Content: ({ client }) => <ConflictCard id={client.id} />,
  },
  {
    title: 'Calls',
    isForScreen: true,
    Essence: ({ client }) => <CallCount id={client.id} />,
    Content: ({ client }) => <LeadCalls id={client.id} />,
  },
  { title: 'Follow-up', isForScreen: true, Essence: SequenceEssence, Content: LeadSequence },
  {
    title: 'Consent',
    Essence: ({ client }) => <ContactEssence id={client.id} />,
    Content: ({ client }) => (
      <>
        <ContactCard id={client.id} />
        <Facts client={client} fields={findFields('consent')} />
        {client.trustedFormCertUrl && <RetainedCertificateCard id={client.id} />}
      </>
    ),
  },
  {
    title: 'Source',
    Essence: ({ client: { source, campaign } }) =>
      [listWords.sources[source], campaign].filter(Boolean).join(', '),
    Content: ({ client }) => (
      <>
        <p className="text-sm">{listWords.sources[client.source]}</p>
        <Facts client={client} fields={findFields('vendor')} />
      </>
    ),
  },
  {
    title: 'Return to the vendor',
    permission: 'vendors.manage',
    isFor: ({ vendorId }) => Boolean(vendorId),
    Essence: ({ client }) => (client.returnedAt !== undefined ? 'returned' : 'kept'),
    Content: ReturnCard,
  },
  {
    title: 'Privacy',
    isForScreen: true,
    Essence: ({ client }) => <PrivacyEssence id={client.id} />,
    Content: ({ client }) => <LeadPrivacy id={client.id} />,
  },
  {
    title: 'Technical',
    Essence: ({ client }) => client.ip_address,
    Content: ({ client }) => (
      <Facts client={client} fields={findFields('technical')} always={['ip_address', 'jornaya_ip']} />
    ),
  },
];

fillLeadPage({ kinds, panels });
