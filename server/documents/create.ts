import type { ConflictState } from '../../shared/schemas/conflict';
import type { Settings as Earlier } from '../proof/create';
import { type ConflictQuestion, createAgreements } from './create-agreements';
import type { Deps } from './deps';
import type { SealCertificate } from './pdf/seal-certificate';

/** The settings of this module, and those of the modules before it. */
export interface Settings extends Earlier {
  /** Without a transport, no one gets a link or a code by e-mail. */
  mail: { transport?: object | undefined };
  /** The certificate that seals agreements; created at first use if the firm has set none. */
  agreementSeal?: SealCertificate | undefined;
  /** The rule for agreements without a conflict check; they must wait unless the firm chose a warning. */
  conflictCheck?: 'require' | 'warn';
  /** The conflict standing of a lead, in a test. */
  conflictStanding?: ((leadId: string, question: ConflictQuestion) => Promise<ConflictState>) | undefined;
}

/** The parts of this module. */
export const create = (deps: Deps, settings: Settings) => ({
  agreements: createAgreements({
    models: deps.models,
    now: deps.now,
    firm: deps.firm,
    timeZone: deps.timeZone,
    encryptionKey: settings.encryptionKey,
    formerKeys: settings.formerEncryptionKeys,
    certificate: settings.agreementSeal,
    canMail: settings.mail.transport !== undefined,
    conflictCheck: settings.conflictCheck ?? 'require',
  }),
});
