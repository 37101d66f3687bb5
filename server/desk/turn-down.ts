import { addressLines } from '../../shared/address';
import type { Mailing } from '../../shared/schemas/desk';
import { limitsMissing, warnsOfLimits } from '../../shared/turn-down';
import { askContactGate } from '../contact/gate';
import { getName, type Staff } from '../core/caller';
import { badRequest } from '../core/http/trpc';
import { readSetting } from '../core/settings/read-setting';
import type { ClientDoc } from '../leads/store/client.model';
import { leadById } from '../leads/store/lead-by-id';
import { tallyLeads } from '../leads/store/lead-reads';
import { workOnLead } from '../leads/update-client';
import { caseTypeTitle } from '../site/services/case-type-title';
import type { Deps } from './deps';

const dayFormat = (timeZone: string) => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });

const addressed = { firstName: 1, lastName: 1, street: 1, city: 1, state: 1, zip: 1 } as const;
const aboutLetter = {
  email: 1,
  source: 1,
  caseType: 1,
  status: 1,
  statusReason: 1,
  letter: 1,
  letterDraft: 1,
} as const;

/** Returns if the letter can go out by e-mail, or why not. */
const findMailing = async (needs: Deps, { _id, email, source }: ClientDoc): Promise<Mailing> => {
  if (!needs.mail.transport) return 'off';
  if (email === '') return 'no address';
  // No mail goes out for a sample lead.
  if (source === 'sample') return 'sample';
  const { allowed, from } = await askContactGate(needs, String(_id), 'email');
  return allowed || from ? 'ready' : 'refused';
};

/**
 * Returns the letter for a turned-down lead's reason: as staff edited it, else filled in for the person; empty if the
 * reason has none.
 */
export const findLetter = async (needs: Deps, caller: Staff, id: string) => {
  const { models, firm, timeZone, now } = needs;
  const lead = await leadById(needs, id, { ...addressed, ...aboutLetter });
  const { reasons } = await readSetting(needs, 'turnDown');
  const text = reasons.find(({ label }) => label === lead.statusReason)?.letter ?? '';
  const blanks: Record<string, string> = {
    date: dayFormat(timeZone).format(new Date(now())),
    name: `${lead.firstName} ${lead.lastName}`,
    address: addressLines(lead).join('\n'),
    caseType: (await caseTypeTitle(models, lead.caseType)) || lead.caseType,
    firm: (await firm()).name,
    staff: getName(caller),
  };
  const filled = text
    // An unknown address leaves no empty line.
    .replace(blanks.address ? '' : /\{address\}\n?/g, '')
    .replace(/\{(\w+)\}/g, (blank, name: string) => blanks[name] ?? blank);
  const { at, by = '', reason = '' } = lead.letter ?? {};
  const draft = lead.letterDraft?.reason === lead.statusReason ? lead.letterDraft.text : undefined;
  return {
    reason: lead.statusReason,
    text: draft ?? filled,
    sent: at ? { at: at.toISOString(), by, reason } : null,
    mailing: await findMailing(needs, lead),
  };
};

/** Returns the lead. Only a turned-down one has a letter. */
const findTurnedDown = async (needs: Deps, id: string) => {
  const lead = await leadById(needs, id, { status: 1, statusReason: 1, email: 1, source: 1 });
  if (lead.status !== 'Turned down') throw badRequest('This lead is not turned down. Turn it down first.');
  return lead;
};

/** Keeps the letter as staff edited it, with this lead and for this reason. */
export const keepLetter = async (needs: Deps, id: string, text: string) => {
  const { _id, statusReason } = await findTurnedDown(needs, id);
  const letterDraft = { reason: statusReason, text };
  await needs.models.clients.updateOne({ _id }, { $set: { letterDraft } });
};

/** Records that staff sent the letter themselves. */
export const markLetterSent = async (needs: Deps, caller: Staff, id: string) => {
  await findTurnedDown(needs, id);
  await workOnLead(needs, caller, id, { letter: {} });
};

/** Sends the letter by e-mail. It must warn that time limits apply, like the firm's own letters. */
export const sendLetter = async (needs: Deps, caller: Staff, id: string, text: string) => {
  const mailing = await findMailing(needs, await findTurnedDown(needs, id));
  if (mailing !== 'ready') throw badRequest('This letter cannot be sent by e-mail. Print it and mail it.');
  if (!warnsOfLimits(text)) throw badRequest(limitsMissing);
  await workOnLead(needs, caller, id, { letter: { mailed: text } });
};

const mostReasons = 100;

/** Returns how many leads were turned down for each reason, most first, including reasons that staff typed. */
export const countReasons = async (deps: Deps): Promise<{ reason: string; count: number }[]> => {
  const counts = await tallyLeads(deps, { status: 'Turned down' }, 'statusReason');
  return counts.slice(0, mostReasons).map(({ key, count }) => ({ reason: key, count }));
};
