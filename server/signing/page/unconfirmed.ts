import { Types } from 'mongoose';
import { system } from '../../core/caller';
import { askStaff, replaceTasks } from '../../documents/ask-staff';
import { findLeadId } from '../../leads/store/lead-by-id';
import { type LeadWork, workOnLead } from '../../leads/update-client';
import type { SigningNeeds } from './as-signer';
import { isKnown, refuseStep, refuseUnlessOpen, type Signing } from './signer';

export type Wish = 'question' | 'paper' | 'no';

const titles: Record<Wish, string> = {
  question: 'Answer a question about the agreement (someone with the link, not confirmed)',
  paper: 'Someone with the link wants the agreement on paper (not confirmed)',
  no: 'Someone with the link does not want to sign (not confirmed)',
};

const said: Record<Wish, string> = {
  question: 'a question',
  paper: 'wants it on paper',
  no: 'does not want to sign',
};

const needsOfWishes = { question: 'question', paper: 'paper', no: 'declined' } as const;

type Said = { wish: Wish; words: string };

/**
 * Records a request from someone who has the link but did not enter a code: a task for staff at once, and a note. The
 * agreement does not change. Returns false if this browser is the signer's, who acts in their own name.
 */
export const tellUnconfirmed = async (
  needs: SigningNeeds,
  signing: Signing,
  { wish, words }: Said,
): Promise<boolean> => {
  const { doc, signer } = signing;
  refuseStep(needs, signing);
  refuseUnlessOpen(signing, needs.now());
  if (isKnown(needs, signer)) return false;
  if (doc.isSpecimen) return true;
  const leadId = await findLeadId(needs, doc.leadId);
  if (!(await needs.models.clients.exists({ _id: leadId }))) return true;
  const title = titles[wish];
  const note = `${doc.title}: ${said[wish]}, from someone with the link of ${signer.name}, not confirmed.`;
  await workOnLead(needs, system, leadId, async (lead) => {
    const said: LeadWork = { note: words === '' ? note : `${note} “${words}”` };
    const need = needsOfWishes[wish];
    if (lead.openTasks?.some((task) => task.kind === 'unconfirmed' && task.need === need)) return said;
    const what = { id: new Types.ObjectId(), need, kind: 'unconfirmed', title } as const;
    const { task, events } = await askStaff(needs, doc, lead, what);
    return { ...said, tasks: replaceTasks(needs, [task]), events };
  });
  return true;
};
