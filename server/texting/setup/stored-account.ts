import type { AuditRecord } from '../../../shared/schemas/audit';
import {
  type SendingNumber,
  sendingNumber,
  type TextAccess,
  type TextAccountInput,
  type TextAccountView,
  textAccess,
} from '../../../shared/schemas/text-account';
import { z } from '../../../shared/zod';
import type { Staff } from '../../core/caller';
import { change } from '../../core/change/change';
import { conflict } from '../../core/http/trpc';
import type { OurNumber, Texts } from '../texts';
import { aboutAccount, accountId, type TextAccountDoc, textAccounts } from './text-account.model';

const storedAccount = z.object({ access: textAccess, numbers: z.array(sendingNumber) });
type StoredAccount = z.infer<typeof storedAccount>;

/** Opens the account; undefined if there is none, or no key of this server opens it. */
const openAccount = (
  { seal }: Pick<Texts, 'seal'>,
  doc: Pick<TextAccountDoc, 'sealed'> | null,
): StoredAccount | undefined => {
  const text = doc?.sealed && seal.open(doc.sealed, aboutAccount);
  return text ? storedAccount.safeParse(JSON.parse(text)).data : undefined;
};

const toOurNumber = ({ number, registration, brand, campaign }: SendingNumber): OurNumber => {
  if (registration === 'later') return { number };
  return { number, registration: registration === 'campaign' ? `${brand} ${campaign}` : registration };
};

const readDoc = ({ models }: Texts) => models.textAccounts.findById(accountId).lean<TextAccountDoc>();

/** Takes over the account of the panel, if it is newer than the one in use. */
export const refreshAccount = async (texts: Texts): Promise<void> => {
  if (texts.isFixed) return;
  const doc = await readDoc(texts);
  if (!doc || doc.version <= texts.stored.version) return;
  const account = openAccount(texts, doc);
  texts.provider = account && texts.connect(account.access);
  texts.numbers = account?.numbers.map(toOurNumber) ?? [];
  texts.stored = { version: doc.version, since: doc.accessAt };
};

/** Returns the account as the panel shows it. */
export const viewAccount = async (texts: Texts): Promise<TextAccountView> => {
  const doc = await readDoc(texts);
  const account = openAccount(texts, doc);
  return {
    version: doc?.version ?? 0,
    isFixed: texts.isFixed,
    isClosed: doc?.sealed !== undefined && !account,
    numbers: account?.numbers ?? [],
    ...(account && {
      access: {
        provider: account.access.provider,
        accountEnd: account.access.account.slice(-4),
        hasPublicKey: account.access.publicKey !== '',
      },
    }),
  };
};

const accessFields = ['provider', 'account', 'token', 'publicKey'] as const;

/** The names of what changed; the values are secrets, or belong to them. */
const listChanges = (before: StoredAccount | undefined, after: StoredAccount): AuditRecord['changes'] => {
  const changes = accessFields.filter((name) => (before?.access[name] ?? '') !== after.access[name]);
  const isSame = JSON.stringify(before?.numbers ?? []) === JSON.stringify(after.numbers);
  return [...changes, ...(isSame ? [] : ['numbers'])].map((field) => ({ field, from: '', to: '' }));
};

type Next = Pick<TextAccountDoc, 'accessAt' | 'sealed'> & { changes?: AuditRecord['changes'] };

/** Writes the account if nobody else did since `version`, and uses it on this server right away. Returns the version. */
const writeAccount = async (
  texts: Texts,
  caller: Staff,
  version: number,
  findNext: (before: TextAccountDoc | null) => Next | undefined,
): Promise<number> => {
  if (texts.isFixed)
    throw conflict('The account comes from the environment of the server, which wins. Change it there.');
  const decide = (before: TextAccountDoc | null) => {
    const next = findNext(before);
    if (!next) return {};
    const { changes, ...fields } = next;
    const action = fields.sealed ? 'update' : 'delete';
    const $set = { ...fields, version: version + 1 };
    const write = { $set, ...(!fields.sealed && { $unset: { sealed: '' } }) };
    return { write, audit: { caller, action, entityId: 'textAccount', changes } } as const;
  };
  const { before, after } = await change(texts, textAccounts, { id: accountId, version, decide });
  if (after === before) return version;
  await refreshAccount(texts);
  await texts.interest.look();
  texts.sendSoon();
  return version + 1;
};

/** Saves the account; without `access`, the stored one stays. Returns the new version. */
export const saveAccount = (
  texts: Texts,
  caller: Staff,
  { version, access: replacement, numbers }: TextAccountInput,
): Promise<number> =>
  writeAccount(texts, caller, version, (doc) => {
    const before = openAccount(texts, doc);
    const access: TextAccess | undefined = replacement ?? before?.access;
    if (!access) throw conflict('Enter the account and its key, too.');
    const account = { access, numbers };
    const changes = listChanges(before, account);
    if (changes.length === 0) return undefined;
    const accessAt = doc && !replacement ? doc.accessAt : new Date(texts.now());
    return { accessAt, sealed: texts.seal.close(JSON.stringify(account), aboutAccount), changes };
  });

/** Removes the account, so that nothing is sent any more. Returns the new version. */
export const removeAccount = (texts: Texts, caller: Staff, version: number): Promise<number> =>
  writeAccount(texts, caller, version, (doc) =>
    doc?.sealed ? { accessAt: new Date(texts.now()) } : undefined,
  );
