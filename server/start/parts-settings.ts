import type { KeyObject } from 'node:crypto';
import type { Server } from 'node:http';
import type { SiteAreas } from '../../shared/area-wording';
import type { ConflictState } from '../../shared/schemas/conflict';
import type { AppOptions } from '../app';
import type { LookUp } from '../core/endpoints/post';
import type { PrivateNetworks } from '../core/endpoints/public-address';
import type { Log } from '../core/http/log';
import type { ConflictQuestion } from '../documents/create-agreements';
import type { SealCertificate } from '../documents/pdf/seal-certificate';
import type { Feature } from '../feature';
import type { LeadSeal } from '../leads/store/sealed/lead-seal';
import type { MailSettings } from '../mail/mail';
import type { BackupSettings } from '../operations/archive/backups';
import type { Models } from '../operations/models';
import type { AccountMail } from '../people/auth/account-mail';
import type { Passwords } from '../people/auth/password';
import type { Lifetimes } from '../people/auth/sessions';
import type { BuiltForm } from '../proof/witness/built-forms';
import type { TextSettings } from '../texting/texts';
import type { createMessaging } from './messaging';

/** The fixed settings of the product, from the environment (`settings.ts`), a test or a command. */
export type Settings = {
  /** Signs the sessions. */
  sessionSecret: string;
  /** Seals what a copy of the database must not reveal: secrets, links, data of people who are not leads. */
  encryptionKey: string;
  /** Earlier values of `encryptionKey`, which still open what they sealed. */
  formerEncryptionKeys?: readonly string[];
  /** Throws a sentence if a key is not the one the data was created with. */
  checkKeys?: (models: Models) => Promise<void>;
  /** Signs the consent ledger. */
  consentKey: KeyObject;
  /** The previous signing key, during a rotation. */
  consentKeyBefore?: KeyObject | undefined;
  /** Encrypts sensitive lead fields; undefined if they were never encrypted. */
  leadSeal?: LeadSeal | undefined;
  /** True if the database has, or may have, other servers. */
  isShared: boolean;
  adminPassword?: string | undefined;
  /** Turns rate limits on. */
  limits: boolean;
  /** Session lifetimes in milliseconds. */
  lifetimes?: Lifetimes | undefined;
  requireSecondFactor?: boolean;
  trustProxy: boolean | number | string;
  /** The site's own address. */
  publicUrl?: string | undefined;
  mail: MailSettings;
  /** The account for texts; without it none are sent. */
  texts?: TextSettings | undefined;
  /** Private networks that may receive webhooks. */
  networks?: PrivateNetworks;
  /** A service that timestamps ledger heads (RFC 3161). */
  timestampUrl?: string | undefined;
  /** The certificate that seals agreements; created at first use if the firm has set none. */
  agreementSeal?: SealCertificate | undefined;
  /** The rule for agreements without a conflict check; they must wait unless the firm chose a warning. */
  conflictCheck?: 'require' | 'warn';
  /** Turns metrics on. */
  metrics?: boolean;
  /** The folder that the server writes to. */
  dataDir?: string | undefined;
  /** The problems found by the embedded store's last check, one sentence each. */
  damage?: (() => readonly string[]) | undefined;
  /** The firm's TrustedForm key, which retains vendors' certificates. */
  trustedFormKey?: string | undefined;
  /** The settings of scheduled backups; undefined turns them off. */
  backup?: BackupSettings | undefined;
  /**
   * The built `dist/client`, and in development the server that Vite's hot reload uses; if missing, only the API is
   * served.
   */
  site?: { distDir: string; dev?: { server: Server } };
};

/** Replacements that tests pass in. */
export type Overrides = {
  /** The product's features; set by a test that adds its own. */
  features?: readonly Feature[];
  now?: () => number;
  /** The clock of the rate limits. */
  limitClock?: () => number;
  log?: Log;
  accountMail?: AccountMail;
  passwords?: Passwords;
  /** Instead of the built site's. */
  areas?: Partial<SiteAreas>;
  /** The forms that the build serves. */
  forms?: readonly BuiltForm[];
  /** Mounted last, instead of the built pages. */
  pages?: AppOptions['pages'];
  firm?: Parameters<typeof createMessaging>[0]['firm'];
  /** Resolves a receiver's name. */
  lookUp?: LookUp;
  /** The conflict standing of a lead. */
  conflictStanding?: (leadId: string, question: ConflictQuestion) => Promise<ConflictState>;
  /** A stand-in for the TrustedForm service. */
  trustedFormUrl?: string;
  /** Resolves when the database is open, for a store that takes a while. */
  opened?: Promise<void>;
};
