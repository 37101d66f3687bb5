import { carryOutStep, completeAgreement } from '../agreements/carry-out';
import { stepWork } from '../agreements/change-agreement';
import { completeWork } from '../agreements/complete';
import type { Agreements } from '../agreements/create-agreements';
import { wipeCode, wipeCodeWork } from '../agreements/signing/code';
import { expireAgreement, expireWork, remindOfAgreement, remindWork } from '../agreements/timed';
import { logAllCarried } from '../core/audit/carried-entries';
import type { LookUp } from '../core/endpoints/post';
import type { PrivateNetworks } from '../core/endpoints/public-address';
import type { Feed } from '../core/feed/feed';
import type { Interest } from '../core/outbox/interest';
import type { WorkList } from '../core/outbox/work';
import { remindOfTask } from '../desk/remind';
import { tellOfDueTask } from '../desk/task-due';
import { removeExpired } from '../intake/claims/remove-expired';
import { flagDuplicatesSince } from '../intake/flag-duplicates';
import { removeOldRefused } from '../intake/refused/remove-old';
import { finishMerge } from '../leads/merge/finish-merge';
import { finishUndo } from '../leads/merge/undo-merge';
import { numberReached } from '../leads/update-client';
import type { Models } from '../models';
import type { Backups } from '../operations/archive/backups';
import { finishErasures } from '../privacy/erasures/erase-person';
import { dropKeptAgreements } from '../privacy/holdings/agreements';
import { dropKeptScans } from '../privacy/holdings/scans';
import { dropKeptConsents } from '../privacy/kept-consents';
import type { PersonDeps } from '../privacy/person/person';
import { applyRetention } from '../privacy/retention/apply-retention';
import { removeDeleted } from '../privacy/retention/remove-deleted';
import { resealInTurns } from '../privacy/sealed/reseal-in-turns';
import { getRetainCertificate, retainCertificate } from '../proof/certificates/retain-certificate';
import type { TrustedForm } from '../proof/certificates/trusted-form';
import { confirmCalledNumber } from '../proof/confirm-number';
import type { Consents } from '../proof/consents';
import { stampHeads } from '../proof/stamps/stamp-heads';
import { collectImages } from '../site/media/collect-images';

const hour = 60 * 60 * 1000;

type Options = {
  models: Models;
  agreements: Agreements;
  backups: Backups;
  consents: Consents;
  feed: Feed;
  interest: Interest;
  leadCount: PersonDeps['leadCount'];
  intake: PersonDeps['intake'];
  archive: PersonDeps['archive'];
  remind: Parameters<typeof remindOfTask>[0]['remind'];
  timestampUrl?: string | undefined;
  networks?: PrivateNetworks | undefined;
  lookUp?: LookUp | undefined;
  /** Retains vendors' certificates; undefined without a key. */
  trustedForm: TrustedForm | undefined;
  now: () => number;
};

/** Everything that Lantern does in the background. */
export const workList = (options: Options): WorkList => ({
  /** A task whose reminder is due. */
  'remind-task': { run: remindOfTask(options) },
  /** A step of an agreement: to the ledger and the timeline, and after the last one everything that follows. */
  [stepWork]: { run: carryOutStep(options) },
  [completeWork]: { within: 60_000, run: completeAgreement(options) },
  [remindWork]: { run: remindOfAgreement(options) },
  [wipeCodeWork]: { run: wipeCode(options) },
  [expireWork]: { run: expireAgreement(options) },
  /** An overdue task. */
  'task-due': { run: tellOfDueTask(options) },
  /** Audit entries that a dead server left in the documents of its changes. */
  'log-carried': { every: 60_000, run: () => logAllCarried(options.models) },
  /** A backup of all data; one of several servers makes it. */
  ...(options.backups.every && {
    'back-up': {
      every: options.backups.every,
      within: 2 * hour,
      run: (_, signal) => options.backups.run(signal),
    },
  }),
  /** Images that nothing refers to, a day after their upload. */
  'collect-images': { every: hour, run: () => collectImages(options.models, options) },
  /** A merge, or its undoing, whose server died between its two writes. */
  'finish-merge': { run: ({ data }) => finishMerge(options, String(data.id)) },
  'finish-undo-merge': { run: ({ data }) => finishUndo(options, String(data.id), String(data.into)) },
  /** Consents left unsealed by a dead server; the lease ends within a minute. */
  'seal-consents': { every: 15_000, within: 10_000, run: () => options.consents.sealAll() },
  /** Leads left unchecked by a dead server, from a little before the check an hour ago. */
  'flag-duplicates': {
    every: hour,
    run: ({ dueAt }) => flagDuplicatesSince(options.models, new Date(dueAt.getTime() - 1.5 * hour)),
  },
  /** Leads deleted 30 days ago. */
  'remove-deleted': { every: hour, run: () => removeDeleted(options) },
  /** Lead data kept only for a day. */
  'remove-expired': { every: hour, run: () => removeExpired(options) },
  /** Approved erasures whose server died on the way. */
  'finish-erasures': { every: 60_000, within: 120_000, run: () => finishErasures(options) },
  /** A call in which the person was reached: the number is confirmed. */
  [numberReached]: { run: confirmCalledNumber(options) },
  /** A vendor's certificate, which TrustedForm otherwise forgets within days. */
  [retainCertificate]: { run: getRetainCertificate(options) },
  /** The newest ledger head, timestamped by an outside service if one is set. */
  'stamp-heads': {
    every: 10 * 60_000,
    run: (_, signal) => stampHeads({ models: options.models, url: options.timestampUrl }, signal),
  },
  /** Consents of erased people, once the law no longer requires them. */
  'drop-kept-consents': { every: hour, run: () => dropKeptConsents(options) },
  /** Agreements whose lead is gone, and signed ones after their retention period. */
  'drop-kept-agreements': { every: hour, run: () => dropKeptAgreements(options) },
  /** The same for scans of agreements signed on paper. */
  'drop-kept-scans': { every: hour, run: () => dropKeptScans(options) },
  /** Leads that the firm's own rules no longer keep. */
  'apply-retention': { every: hour, within: 120_000, run: () => applyRetention(options) },
  /** Fields not yet encrypted according to the setting; without a key there were never any. */
  ...(options.models.leadSeal && {
    'reseal-leads': { every: 60_000, within: 120_000, run: resealInTurns(options) },
  }),
  /** Refused submissions, after the number of days that staff set. */
  'remove-old-refused': { every: hour, run: () => removeOldRefused(options) },
});
