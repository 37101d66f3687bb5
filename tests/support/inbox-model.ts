export type Lead = {
  id: string;
  phone: string;
  email: string;
  mail?: string | undefined;
  into?: string;
  isInTrash?: boolean;
};
/** A person's message, or one of ours that failed: it waits until something answers it. */
type Item = { id: string; lead?: string; from: string; isFailure: boolean; order: number; text: string };
/** Something that answers what waited at that moment; a message of ours does so unless it fails. */
export type Answer = { of: ReadonlySet<string>; lead: string; from?: string; order: number; isVoid: boolean };
type Written = { id: string; answer: Answer; lead?: string; from: string; hasFailed: boolean };
type Later = { lead: string; message: string; until: number; order: number; isVoid: boolean };

/** Knows which leads should wait, by the definition of *unanswered* and the acts alone. */
export const createModel = () => {
  const leads = new Map<string, Lead>();
  const items: Item[] = [];
  const answers: Answer[] = [];
  const written: Written[] = [];
  const laters: Later[] = [];
  const blocked = new Set<string>();
  /** Leads that may show again what was answered while they were merged or in the trash, until that moment. */
  const maybeAgain = new Map<string, number>();
  /** When a lead changed in ways that end a *Later* early. */
  const touched = new Map<string, number>();
  let order = 0;

  const resolve = (id: string): Lead => {
    const lead = leads.get(id)!;
    return lead.into ? resolve(lead.into) : lead;
  };
  const isAnswered = ({ id }: Item) => answers.some(({ of, isVoid }) => !isVoid && of.has(id));
  const isTheirs = (item: Item, lead: Lead) => item.lead !== undefined && resolve(item.lead) === lead;
  const open = () => items.filter((item) => !isAnswered(item));
  const findOpen = (lead: Lead) => open().filter((item) => isTheirs(item, lead));
  /** Also what was answered already: that answer may be taken back. */
  const findItems = (lead: Lead) => items.filter((item) => isTheirs(item, lead));
  const isPersons = (lead: Lead, { phone, email }: Lead) => lead.phone === phone || lead.email === email;
  const answer = (lead: string, which: readonly Item[], from?: string): Answer => {
    const one = {
      of: new Set(which.map(({ id }) => id)),
      lead,
      order: ++order,
      isVoid: false,
      ...(from && { from }),
    };
    answers.push(one);
    touched.set(lead, order);
    for (const item of which) if (item.lead) touched.set(resolve(item.lead).id, order);
    return one;
  };
  return {
    leads,
    items,
    written,
    laters,
    blocked,
    maybeAgain,
    resolve,
    live: () => [...leads.values()].filter(({ into, isInTrash }) => !into && !isInTrash),
    touch: (lead: string) => touched.set(lead, ++order),
    next: () => ++order,
    /** A person wrote; that hides an earlier failure of ours. */
    arrive: (id: string, from: string, lead: string | undefined, text: string) => {
      if (lead)
        answer(
          lead,
          findItems(resolve(lead)).filter(({ isFailure }) => isFailure),
        );
      items.push({ id, from, isFailure: false, order: ++order, text, ...(lead && { lead }) });
    },
    write: (id: string, lead: Lead, from: string) => {
      const isReached = (one: Lead) => one === lead || one.phone === from || one.email === from;
      const which = items.filter((item) => item.lead !== undefined && isReached(resolve(item.lead)));
      const own = answer(lead.id, which, from);
      written.push({ id, answer: own, lead: lead.id, from, hasFailed: false });
    },
    reply: (id: string, from: string) => {
      const own = answer(
        '',
        items.filter((item) => item.lead === undefined && item.from === from),
      );
      written.push({ id, answer: own, from, hasFailed: false });
    },
    fail: (message: Written) => {
      message.hasFailed = true;
      message.answer.isVoid = true;
      const { lead, from, id } = message;
      if (lead) items.push({ id, from, lead, isFailure: true, order: ++order, text: 'failed' });
    },
    mend: (message: Written) => {
      message.hasFailed = false;
      message.answer.isVoid = false;
      const at = items.findIndex(({ id, isFailure }) => isFailure && id === message.id);
      if (at >= 0) items.splice(at, 1);
    },
    call: (lead: Lead) => {
      const which = items.filter(({ isFailure, lead: of }) => {
        if (isFailure || of === undefined) return false;
        const one = resolve(of);
        // On another lead of theirs it also leaves what lies below a failed message.
        const isBelow = one !== lead && findOpen(one).some((item) => item.isFailure);
        return one === lead || (isPersons(one, lead) && !one.isInTrash && !isBelow);
      });
      answer(lead.id, which);
    },
    done: (lead: Lead) => answer(lead.id, findItems(lead)),
    /** Their messages until one of them asked us to stop. */
    stop: (ids: readonly string[]) => {
      for (const id of ids) {
        const held = items.find((item) => item.id === id);
        if (held?.lead)
          answer(
            held.lead,
            findItems(resolve(held.lead)).filter((item) => item.order <= held.order),
          );
      }
    },
    route: (id: string, lead: string) => {
      const item = items.find((one) => one.id === id)!;
      item.lead = lead;
      item.order = ++order;
    },
    assign: (from: string, lead: string) => {
      answer(
        lead,
        findItems(resolve(lead)).filter(({ isFailure }) => isFailure),
      );
      for (const item of items)
        if (item.lead === undefined && item.from === from) {
          item.lead = lead;
          if (!isAnswered(item)) item.order = ++order;
        }
      for (const one of written) if (one.lead === undefined && one.from === from) one.lead = lead;
    },
    /** Nothing that was said on the remaining lead meanwhile was said on this one. */
    unmerge: (lead: Lead, into: Lead, from: number) => {
      lead.into = undefined;
      for (const one of [lead, into]) {
        maybeAgain.set(one.id, ++order);
        touched.set(one.id, order);
      }
      for (const one of answers)
        if (one.order > from && one.lead === into.id && one.from !== lead.phone && one.from !== lead.email) {
          const of = new Set(one.of);
          for (const item of items) if (isTheirs(item, lead)) of.delete(item.id);
          one.of = of;
        }
    },
    waits: (lead: Lead) => findOpen(lead),
    /** Items that may show though they were answered. */
    mayShow: (lead: Lead) =>
      items.some((item) => isTheirs(item, lead) && item.order <= (maybeAgain.get(lead.id) ?? 0)),
    unknown: () => {
      const keys = new Set<string>();
      for (const item of open()) if (item.lead === undefined && !blocked.has(item.from)) keys.add(item.from);
      return keys;
    },
    /** Returns if a *Later* hides a lead: surely, perhaps (after merges and answers that failed), or not. */
    hides: (lead: Lead, now: number): 'yes' | 'perhaps' | 'no' => {
      const own = laters.filter(
        (one) => !one.isVoid && one.until > now && leads.has(one.lead) && resolve(one.lead) === lead,
      );
      const last = own.at(-1);
      if (!last || findOpen(lead).some((item) => item.order > last.order)) return 'no';
      return last.lead === lead.id && (touched.get(lead.id) ?? 0) < last.order ? 'yes' : 'perhaps';
    },
  };
};
