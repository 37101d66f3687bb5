import mongoose, { type Connection } from 'mongoose';
import { agreementModel } from './agreements/agreement.model';
import { agreementFileModel } from './agreements/agreement-file.model';
import { conflictCheckModel } from './agreements/conflicts/conflict-check.model';
import { conflictNameModel } from './agreements/conflicts/conflict-name.model';
import { scanModel } from './agreements/scans/scan.model';
import { templateModel } from './agreements/templates/template.model';
import { doNotContactModel } from './contact/do-not-contact.model';
import { suppressionModel } from './contact/suppression.model';
import { auditModel } from './core/audit/audit.model';
import { writtenWithin } from './core/db/deadline';
import { ensureIndexes } from './core/db/ensure-indexes';
import { groupInserts } from './core/db/group-inserts';
import { counterModel } from './core/db/next-id';
import { announcementModel } from './core/feed/announcement.model';
import { preferencesModel } from './core/lists/preferences.model';
import { viewModel } from './core/lists/view.model';
import { outboxModel } from './core/outbox/outbox.model';
import { settingModel } from './core/settings/setting.model';
import { importModel } from './intake/import/import.model';
import { intakeSettingsModel } from './intake/refused/intake-settings.model';
import { refusedSubmissionModel } from './intake/refused/refused-submission.model';
import { ruleModel } from './intake/rules/rule.model';
import { capCountModel } from './intake/vendors/caps/cap-count.model';
import { postbackModel } from './intake/vendors/postbacks/postback.model';
import { daySumModel } from './intake/vendors/scorecard/day-sum.model';
import { vendorModel } from './intake/vendors/vendor.model';
import { goneLeadModel } from './leads/counted/gone-lead.model';
import { type ClientDoc, clientModel } from './leads/store/client.model';
import { webhookModel } from './messages/webhooks/webhook.model';
import { backupModel } from './operations/archive/backup.model';
import { credentialModel } from './people/auth/credential.model';
import { deviceModel } from './people/auth/devices/device.model';
import { limitCountModel } from './people/auth/limits/limit-count.model';
import { usedChallengeModel } from './people/auth/passkeys/used-challenge.model';
import { sessionModel } from './people/auth/session.model';
import { userModel } from './people/auth/user.model';
import { linkModel } from './people/users/links/link.model';
import { erasureModel } from './privacy/erasures/erasure.model';
import { leadReadModel } from './privacy/lead-read.model';
import { privacyRequestModel } from './privacy/requests/request.model';
import { retainedCertificateModel } from './proof/certificates/retained-certificate.model';
import { consentModel } from './proof/consent.model';
import { headModel, ledgerModel } from './proof/ledger.model';
import { secretModel } from './proof/secret.model';
import { snapshotModel } from './proof/witness/snapshot.model';
import { serviceModel } from './site/services/service.model';
import { pageNoticeModel } from './site/statements/page-notice.model';
import { statementEditModel } from './site/statements/statement-edit.model';

type LeadSeal = NonNullable<Parameters<typeof clientModel>[1]>;

/** Every collection of one database; with a seal, sensitive fields of leads are encrypted in it. */
export const createModels = (connection: Connection, leadSeal?: LeadSeal) => {
  const models = {
    agreementFiles: agreementFileModel(connection),
    agreements: agreementModel(connection),
    agreementTemplates: templateModel(connection),
    announcements: announcementModel(connection),
    audit: auditModel(connection),
    backups: backupModel(connection),
    capCounts: capCountModel(connection),
    clients: clientModel(connection, leadSeal),
    conflictChecks: conflictCheckModel(connection),
    conflictNames: conflictNameModel(connection),
    consents: consentModel(connection, leadSeal),
    consentSnapshots: snapshotModel(connection),
    counters: counterModel(connection),
    daySums: daySumModel(connection),
    doNotContact: doNotContactModel(connection),
    credentials: credentialModel(connection),
    goneLeads: goneLeadModel(connection),
    imports: importModel(connection),
    erasures: erasureModel(connection),
    intakeSettings: intakeSettingsModel(connection),
    devices: deviceModel(connection),
    leadReads: leadReadModel(connection),
    limitCounts: limitCountModel(connection),
    links: linkModel(connection),
    ledger: ledgerModel(connection),
    ledgerHeads: headModel(connection),
    outbox: outboxModel(connection),
    privacyRequests: privacyRequestModel(connection),
    pageNotices: pageNoticeModel(connection),
    statementEdits: statementEditModel(connection),
    postbacks: postbackModel(connection),
    preferences: preferencesModel(connection),
    refusedSubmissions: refusedSubmissionModel(connection),
    rules: ruleModel(connection),
    retainedCertificates: retainedCertificateModel(connection),
    secrets: secretModel(connection),
    scans: scanModel(connection),
    services: serviceModel(connection),
    settings: settingModel(connection),
    sessions: sessionModel(connection),
    suppressions: suppressionModel(connection),
    usedChallenges: usedChallengeModel(connection),
    users: userModel(connection),
    vendors: vendorModel(connection),
    webhooks: webhookModel(connection),
    views: viewModel(connection),
  };
  const insert = groupInserts<ClientDoc>(() => models.clients.collection, writtenWithin);
  return {
    ...models,
    /** How sensitive fields are sealed; undefined where they never were. */
    leadSeal,
    /** Stores a checked lead; rejects with the database's error. */
    insertClient: (lead: ClientDoc) => insert(leadSeal ? leadSeal.close(lead) : lead),
    /** Uploaded images, in GridFS so that every server of the database sees them. */
    mediaBucket: () => {
      if (!connection.db) throw new mongoose.mongo.MongoNotConnectedError('not connected yet');
      return new mongoose.mongo.GridFSBucket(connection.db, { bucketName: 'media' });
    },
    /** Leaves nothing that was removed in the embedded store's file; MongoDB, which knows no such command, keeps house itself. */
    rewriteStore: async () => {
      const commandNotFound = 59;
      await connection.db
        ?.admin()
        .command({ rewrite: 1 })
        .catch((error: { code?: number }) => {
          if (error.code !== commandNotFound) throw error;
        });
    },
    /** Makes the indexes that are missing, and anew those that changed; safe to repeat. */
    createIndexes: async () => {
      await Promise.all(Object.values(models).map((model) => ensureIndexes(model as never)));
    },
  };
};

export type Models = ReturnType<typeof createModels>;
