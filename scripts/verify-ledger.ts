import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { checkMessages, messageNotes } from '../server/conversation/check-messages';
import { createSeal } from '../server/core/seal';
import { checkAgreements, loadAgreements } from '../server/documents/check-agreements';
import { checkHeld, type Held } from '../server/proof/ledger/check-held';
import { findKeys } from '../server/proof/ledger/check-keys';
import { checkLedger } from '../server/proof/ledger/check-ledger';
import { noteKey } from '../server/proof/ledger/checkpoint';
import { readHeads, readKeyId } from '../server/proof/ledger/held';
import { ledgerNotes } from '../server/proof/ledger/ledger-notes';
import { loadLedger } from '../server/proof/ledger/load-ledger';
import { createPersonKeys } from '../server/proof/person-keys';
import { logOrigin } from '../server/proof/public-log';
import { createSigner } from '../server/proof/signing-key';
import { presentConsentKey } from '../server/start/consent-key';
import { type Env, noSessionSecret } from '../server/start/env';
import { unknownSigner } from './run-command';
import { commandEnv, withModels } from './with-models';

/** Keys and heads, or files with them. */
type Given = Record<'key' | 'head' | 'heads', readonly string[]>;

/** The server's own key, if this computer has it: a copy of the data alone has none. */
const ownKey = async (env: Env): Promise<string | undefined> => {
  const isWithout = env.MONGODB_URI && !env.CONSENT_SIGNING_KEY && env.SESSION_SECRET === noSessionSecret;
  const key = isWithout ? undefined : await presentConsentKey(env, env.SESSION_SECRET ?? '');
  return key && createSigner(key).keyId;
};

const getText = (nameOrText: string) =>
  existsSync(nameOrText) ? readFileSync(nameOrText, 'utf8') : nameOrText;

const heldBy = async (env: Env, values: Given): Promise<Held> => {
  const own = await ownKey(env);
  return {
    keys: values.key.map((key) => readKeyId(getText(key))),
    heads: [...values.head, ...values.heads].flatMap((head) => readHeads(getText(head))),
    ...(own && { ownKey: own }),
  };
};

const noHead =
  'You gave no head that was kept outside (--head). Anyone with the data folder has the key as well, and could have rewritten the whole log.';

/** Verifies the consent ledger and reports every deviation. */
export const verifyLedger = async (values: Given): Promise<void> => {
  const env = commandEnv();
  const held = await heldBy(env, values);
  await withModels(async ({ models, settings }) => {
    const { publicUrl, encryptionKey, formerEncryptionKeys = [], sessionSecret } = settings;
    const personKeys = createPersonKeys(models);
    const seal = createSeal([encryptionKey, ...formerEncryptionKeys, sessionSecret], 'messages');
    const check = async () => {
      const before = await loadAgreements(models);
      const ledger = await loadLedger({ models, personKeys });
      const after = await loadAgreements(models);
      const agreements = checkAgreements(ledger.records, { before, after });
      const messages = await checkMessages({ models, seal }, ledger);
      return {
        ledger,
        findings: [...checkLedger(ledger), ...checkHeld(ledger, held), ...agreements, ...messages],
      };
    };
    let { ledger, findings } = await check();
    // If a server is sealing right now, the entry is written a moment before the record's place in the log.
    if (findings.length > 0) await wait(3000);
    if (findings.length > 0) ({ ledger, findings } = await check());
    const { entries, heads, records } = ledger;
    for (const { what, index, recordId, why } of findings)
      console.error(
        [what.toUpperCase(), index, recordId].filter((word) => word !== undefined).join(' '),
        '-',
        why,
      );
    for (const note of [...ledgerNotes(ledger), ...(await messageNotes({ models }, ledger))])
      console.log(note);
    if (!held.heads?.length) console.log(noHead);
    const key = findKeys(records).at(-1);
    if (key) console.log(`Key of the checkpoint: ${noteKey(logOrigin(publicUrl), key.publicKey)}`);
    if (findings.length > 0)
      throw new Error(`The ledger of ${entries.length} entries is not as it was written.`);
    console.log(`${entries.length} entries, ${heads.length} signed heads: all as they were written.`);
    if (!held.ownKey && !held.keys?.length && !held.heads?.length)
      unknownSigner(
        'Intact, but signed by an unknown key: give a key or a head that you hold (--key, --head, --heads).',
      );
  });
};
