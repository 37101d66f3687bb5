import type { PersonChoice } from '../../../shared/schemas/privacy';
import { writeAudit } from '../../core/audit/write-audit';
import type { Staff } from '../../core/caller';
import type { Deps } from '../deps';
import { loadPerson } from './person';
import { type PersonFacts, personPage } from './person-page';

/** Plain values: dates and ids as text, as in JSON. */
const plain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

/** Everything we hold about a person. The audit log keeps that it was exported, without the person's name. */
export const collectPerson = async (
  deps: Deps,
  caller: Staff,
  choice: PersonChoice,
): Promise<PersonFacts> => {
  const person = await loadPerson(deps, choice);
  const parts: PersonFacts['parts'] = {};
  for (const [name, holding] of Object.entries(deps.holdings))
    parts[name] = plain(await holding.collect(deps, person));
  const facts = { madeAt: new Date(deps.now()).toISOString(), parts };
  await writeAudit(deps, caller, { action: 'export', entity: 'privacy', entityId: choice.leads[0] ?? '' });
  return facts;
};

/** The same as one file for the person. */
export const exportPerson = async (deps: Deps, caller: Staff, choice: PersonChoice) => {
  const facts = await collectPerson(deps, caller, choice);
  return { name: `what-we-hold-${facts.madeAt.slice(0, 10)}.html`, html: personPage(facts) };
};
