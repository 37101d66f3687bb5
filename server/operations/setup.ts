import type { Staff } from '../core/caller';
import { waiting } from '../intake/refused/kept';
import { hasSecondFactor } from '../people/auth/credential.model';
import type { Deps } from './deps';

/** The first steps of a new practice, each checked against the data. */
export const firstSteps = async (deps: Deps, { user }: Staff) => {
  const { models, mail, backups, consents } = deps;
  const [firm, credential, people, vendor, { lastAt }, lawyer, text] = await Promise.all([
    deps.firm(),
    models.credentials.findById(user.id).lean(),
    models.users.estimatedDocumentCount(),
    models.vendors.exists({}),
    backups.state(),
    models.users.exists({ 'bars.number': { $gt: '' } }),
    models.agreementTemplates.exists({ 'adopted.byId': { $gt: '' } }),
  ]);
  return {
    firm: !firm.isSample,
    secondFactor: hasSecondFactor(credential ?? {}),
    people: people > 1,
    vendor: vendor !== null,
    lawyer: lawyer !== null,
    adoptedText: text !== null,
    mail: mail.transport !== undefined,
    backup: lastAt !== undefined,
    stamps: consents.isStamped,
  };
};

/** The state of each settings page: how much it has, and what needs attention. */
export const settingsState = async ({ models, mail, backups }: Deps) => {
  const [users, vendors, refused, services, webhooks, outbox, requests, backup] = await Promise.all([
    models.users.estimatedDocumentCount(),
    models.vendors.estimatedDocumentCount(),
    models.refusedSubmissions.countDocuments(waiting),
    models.services.estimatedDocumentCount(),
    models.webhooks.estimatedDocumentCount(),
    models.outbox.countDocuments({ state: 'needs a look' }),
    models.privacyRequests.countDocuments({ state: 'open' }),
    backups.state(),
  ]);
  return {
    ...{ users, vendors, refused, services, webhooks, outbox, requests },
    isMailOn: mail.transport !== undefined,
    isBackupOn: backup.isOn,
    isBackupLate: backup.isLate,
  };
};
