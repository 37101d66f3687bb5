import { answerText, divideAnswers } from '../../../shared/rules/questions';
import { clientUpdate, type LeadAnswers } from '../../../shared/schemas/client';
import type { Caller } from '../../core/caller';
import { notFound } from '../../core/http/trpc';
import { leadEvent } from '../../leads/lead-events';
import { historyEntry } from '../../leads/store/history';
import { workOnLead } from '../../leads/update-client';
import type { Deps } from '../deps';
import { getFlags } from '../posts/judge-submission';

const isByRule = (flag: string) => /^(NOT_MET|UNKNOWN):/.test(flag);

/**
 * Saves a person's answers next to the earlier ones, or in the fields that their questions ask for; an empty answer
 * removes the earlier one.
 */
export const answerQuestions = async (deps: Deps, caller: Caller, id: string, answers: LeadAnswers) => {
  const lead = await deps.models.clients.findById(id).select({ caseType: 1 }).lean();
  if (!lead) throw notFound('client');
  const rule = await deps.rules.of(lead.caseType);
  const formatLabel = (question: string) =>
    rule.questions.find((one) => one.id === question)?.label ?? question;
  const { fields, others } = divideAnswers(rule.questions, answers);
  return workOnLead(deps, caller, id, {
    update: clientUpdate.parse(fields),
    answers: (lead) => {
      const { _id, answers: before = {}, flags = [] } = lead;
      const changed = Object.entries(others).filter(
        ([question, answer]) => answerText(answer) !== answerText(before[question]),
      );
      if (changed.length + Object.keys(fields).length === 0) return undefined;
      const all = { ...before, ...Object.fromEntries(changed) };
      const newAnswers = Object.fromEntries(
        Object.entries(all).filter(([, answer]) => answerText(answer) !== ''),
      );
      const changes = changed.map(([question, answer]) => ({
        field: formatLabel(question),
        from: answerText(before[question]),
        to: answerText(answer),
      }));
      return {
        answers: newAnswers,
        flags: [
          ...flags.filter((flag) => !isByRule(flag)),
          ...getFlags(rule, { ...lead, ...fields, answers: newAnswers }),
        ],
        entries: changes.length > 0 ? [historyEntry(caller, deps.now, { action: 'update', changes })] : [],
        events: changes.length > 0 ? leadEvent(deps, 'lead.updated', _id, { changed: 'answers' }) : [],
      };
    },
  });
};
