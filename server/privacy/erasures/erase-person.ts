import { carryingEntry, logCarried } from '../../core/audit/write-audit';
import { system } from '../../core/caller';
import { carrying } from '../../core/outbox/work';
import { leadEvent } from '../../leads/lead-events';
import { withDeleted } from '../../leads/store/hide-deleted';
import type { ErasureDoc } from '../../proof/erasure.model';
import type { Deps } from '../deps';
import { loadPerson } from '../person/person';

type About = { email: string; phoneNumber: string };

/** The search that found the person; empty if it can no longer be read. */
const getAbout = ({ archive }: Deps, { _id, about }: ErasureDoc): Partial<About> => {
  const text = about && archive.open(about, String(_id));
  return text ? (JSON.parse(text) as About) : {};
};

/** True if one of these leads is on legal hold. */
export const isHeld = async ({ models }: Deps, ids: readonly string[]): Promise<boolean> =>
  (await models.clients.exists({ _id: { $in: ids }, hold: { $exists: true } }).setOptions(withDeleted)) !==
  null;

/** Erases everything that each part holds about a person, unless it must be kept; returns whether it was erased. */
const letGo = async (deps: Deps, erasure: ErasureDoc): Promise<boolean> => {
  const { _id, leads, refused } = erasure;
  if (await isHeld(deps, leads)) return false;
  const person = await loadPerson(deps, { leads, refused, ...getAbout(deps, erasure) });
  const erased: Record<string, number> = {};
  for (const [name, holding] of Object.entries(deps.holdings))
    erased[name] = await holding.erase(deps, person);
  await deps.models.erasures.updateOne({ _id, erased: { $exists: false } }, { $set: { erased } });
  return true;
};

/**
 * Erases a person after two approvals: every part erases its data, then the embedded store rewrites its file, and only
 * then is the erasure marked done. If interrupted, it starts over.
 */
export const carryOut = async (deps: Deps, erasure: ErasureDoc): Promise<void> => {
  const { models, now } = deps;
  const { _id, leads } = erasure;
  if (!(await letGo(deps, erasure))) return;
  await models.rewriteStore();
  await models.erasures.updateOne(
    { _id, state: 'agreed' },
    {
      $set: { state: 'done', doneAt: new Date(now()) },
      $unset: { about: '' },
      $push: {
        ...carrying(leads.flatMap((id) => leadEvent(deps, 'lead.deleted', id, { by: null }))),
        ...carryingEntry(
          { now, caller: system },
          { action: 'erase', entity: 'privacy', entityId: String(_id) },
        ),
      },
    },
  );
  await logCarried(models, 'erasures');
};

const agreedUpon = ({ models }: Deps) => models.erasures.find({ state: 'agreed' }).lean<ErasureDoc[]>();

/** Erases people whose server died during their erasure; a start waits for it, so that nobody sees them again. */
export const letGoOfAgreed = async (deps: Deps): Promise<void> => {
  for (const erasure of await agreedUpon(deps)) await letGo(deps, erasure);
};

/** Finishes approved erasures whose server died. */
export const finishErasures = async (deps: Deps): Promise<void> => {
  for (const erasure of await agreedUpon(deps)) await carryOut(deps, erasure);
};
