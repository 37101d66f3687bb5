import type { KeyObject } from 'node:crypto';
import { listSecrets } from '../core/create';
import { createLinks } from '../core/links';
import type { Settings as Earlier } from '../people/create';
import { createTrustedForm } from './certificates/trusted-form';
import { createConsents } from './consents';
import type { Deps } from './deps';
import { createSigner } from './signing-key';
import { type BuiltForm, readBuiltForms } from './witness/built-forms';
import { createWitness } from './witness/witness';

/** The settings of this module, and those of the modules before it. */
export interface Settings extends Earlier {
  /** Signs the consent ledger. */
  consentKey: KeyObject;
  /** The previous signing key, during a rotation. */
  consentKeyBefore?: KeyObject | undefined;
  /** A service that timestamps ledger heads (RFC 3161). */
  timestampUrl?: string | undefined;
  /** The firm's TrustedForm key, which retains vendors' certificates. */
  trustedFormKey?: string | undefined;
  /** A stand-in for the TrustedForm service, in a test. */
  trustedFormUrl?: string;
  /** In a test, instead of those that the build serves. */
  forms?: readonly BuiltForm[];
}

/** The parts of this module. */
export const create = ({ models, now, firm }: Deps, settings: Settings) => {
  const { consentKey, consentKeyBefore, timestampUrl, trustedFormKey, trustedFormUrl, site } = settings;
  const { forms = site ? readBuiltForms(site.distDir) : [] } = settings;
  const consents = createConsents({
    models,
    signer: createSigner(consentKey),
    signerBefore: consentKeyBefore && createSigner(consentKeyBefore),
    isStamped: timestampUrl !== undefined,
    now,
    firm,
  });
  return {
    consents,
    links: createLinks(listSecrets(settings), consents.personKeys.secret),
    trustedForm: trustedFormKey === undefined ? undefined : createTrustedForm(trustedFormKey, trustedFormUrl),
    timestampUrl,
    witness: createWitness({ ...settings, now, forms }),
  };
};
