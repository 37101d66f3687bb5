import { TRPCError } from '@trpc/server';
import { addressLines } from '../../shared/address';
import type { Staff } from '../core/caller';
import { getName } from '../core/caller';
import { notFound } from '../core/http/trpc';
import { readSetting } from '../core/settings/read-setting';
import type { ClientDoc } from '../leads/store/client.model';
import { tallyLeads } from '../leads/store/lead-reads';
import { workOnLead } from '../leads/update-client';
import { caseTypeTitle } from '../site/services/case-type-title';
import type { Deps } from './deps';

const dayFormat = (timeZone: string) => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });

const addressed = { firstName: 1, lastName: 1, street: 1, city: 1, state: 1, zip: 1 } as const;

/** Returns the letter for a turned-down lead's reason, filled in for the person; empty if the reason has none. */
export const findLetter = async (deps: Pick<Deps, 'models' | 'mail' | 'now'>, caller: Staff, id: string) => {
  const { models, mail, now } = deps;
  const lead = await models.clients
    .findById(id)
    .select({ ...addressed, caseType: 1, status: 1, statusReason: 1, letter: 1 })
    .lean<ClientDoc>();
  if (!lead) throw notFound('client');
  const { reasons } = await readSetting(deps, 'turnDown');
  const text = reasons.find(({ label }) => label === lead.statusReason)?.letter ?? '';
  const blanks: Record<string, string> = {
    date: dayFormat(mail.timeZone).format(new Date(now())),
    name: `${lead.firstName} ${lead.lastName}`,
    address: addressLines(lead).join('\n'),
    caseType: (await caseTypeTitle(models, lead.caseType)) || lead.caseType,
    firm: (await mail.firm()).name,
    staff: getName(caller),
  };
  const { at, by = '', reason = '' } = lead.letter ?? {};
  return {
    reason: lead.statusReason,
    // An unknown address leaves no empty line.
    text: text
      .replace(blanks.address ? '' : /\{address\}\n?/g, '')
      .replace(/\{(\w+)\}/g, (blank, name: string) => blanks[name] ?? blank),
    sent: at ? { at: at.toISOString(), by, reason } : null,
  };
};

/** Records that the letter was sent. Only a turned-down lead has one. */
export const markLetterSent = async (
  deps: Pick<Deps, 'models' | 'feed' | 'interest' | 'now'>,
  caller: Staff,
  id: string,
) => {
  const lead = await deps.models.clients.findById(id).select({ status: 1 }).lean();
  if (!lead) throw notFound('client');
  if (lead.status !== 'Turned down')
    throw new TRPCError({
      code: 'BAD_REQUEST',
      message: 'This lead is not turned down. Turn it down first.',
    });
  await workOnLead(deps, caller, id, { letterSent: true });
};

const mostReasons = 100;

/** Returns how many leads were turned down for each reason, most first, including reasons that staff typed. */
export const countReasons = async (
  deps: Pick<Deps, 'models'>,
): Promise<{ reason: string; count: number }[]> => {
  const counts = await tallyLeads(deps, { status: 'Turned down' }, 'statusReason');
  return counts.slice(0, mostReasons).map(({ key, count }) => ({ reason: key, count }));
};
