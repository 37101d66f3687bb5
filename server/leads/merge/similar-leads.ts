import { areSameExtension, phoneSpellings } from '../../../shared/phone';
import type { ComparedLead, SimilarLead, similarTo } from '../../../shared/schemas/merge';
import type { z } from '../../../shared/zod';
import { fold, foldForSearch } from '../../core/db/search';
import { toRecord } from '../../core/db/to-record';
import type { Deps } from '../deps';
import { readPhone } from '../phone';
import { type ClientDoc, withoutInternals } from '../store/client.model';
import { leadById } from '../store/lead-by-id';
import { compareLeads } from './compare-leads';

type Person = z.infer<typeof similarTo>;
type Why = SimilarLead['why'][number];

const most = 10;
const { keys: _, ...withKeys } = withoutInternals;

/** Returns the searches, each with its own index. Missing or incomplete values are not searched for. */
const getMarks = ({ firstName, lastName, dateOfBirth, email, phoneNumber }: Person) => {
  const { e164 } = readPhone(phoneNumber ?? '');
  const isWhole = email && /.@.+\../.test(email);
  const isNamed = firstName && lastName && dateOfBirth;
  return [
    ...(e164 ? [['phone', { phoneE164: { $in: phoneSpellings(e164) } }] as const] : []),
    ...(isWhole ? [['email', { 'keys.email': fold(email) }] as const] : []),
    ...(isNamed
      ? [
          [
            'name',
            {
              'keys.lastName': foldForSearch(lastName),
              'keys.firstName': foldForSearch(firstName),
              dateOfBirth,
            },
          ] as const,
        ]
      : []),
  ];
};

/** Returns the newest leads that may belong to this person, and why. */
export const similarLeads = async (
  { models }: Deps,
  person: Person,
  except?: string,
): Promise<SimilarLead[]> => {
  const { extension } = readPhone(person.phoneNumber ?? '');
  const byId = new Map<string, { lead: ClientDoc; why: Why[] }>();
  for (const [why, filter] of getMarks(person)) {
    const leads = await models.clients
      .find(filter)
      .select(withKeys)
      .sort({ _id: -1 })
      .limit(most + 1)
      .lean<ClientDoc[]>();
    for (const lead of leads) {
      if (why === 'phone' && !areSameExtension(extension, readPhone(lead.phoneNumber).extension)) continue;
      const id = String(lead._id);
      const entry = byId.get(id);
      if (entry) entry.why.push(why);
      else if (id !== except) byId.set(id, { lead, why: [why] });
    }
  }
  return [...byId.values()].slice(0, most).map(({ lead, why }) => ({ ...toRecord(lead), why }));
};

/** Returns the same for a stored lead, each compared with it. */
export const similarToLead = async (deps: Deps, id: string): Promise<ComparedLead[]> => {
  const lead = await leadById(deps, id);
  const similar = await similarLeads(deps, lead, id);
  return similar.map((one) => ({ ...one, ...compareLeads(lead, one as unknown as ClientDoc) }));
};
