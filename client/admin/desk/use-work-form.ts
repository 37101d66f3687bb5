import { useEffect, useRef, useState } from 'react';
import { storageKeys } from '../../../shared/constants';
import { messages } from '../../../shared/messages';
import type { ClientRecord, LeadStatus } from '../../../shared/schemas/client';
import { type CallOutcome, callOutcomes } from '../../../shared/schemas/desk';
import { useSession } from '../../auth/session';
import { toMoment } from '../../lib/times';
import { toast } from '../../lib/toasts';
import { type Outputs, trpc } from '../../lib/trpc';
import { readStored, writeStored } from '../../lib/use-local-storage';
import { isOnItsWay, keepDraft } from '../form/drafts';
import { type SignedValues, signedProblems, signedToday, toSigned } from '../form/signed-fields';
import { useRecordForm, useValues } from '../form/use-record-form';
import type { Problems } from '../form/validation';
import { notSaved } from '../kit/use-action';
import { useRefresh } from '../shared-queries';
import { deskWords } from './desk-words';
import { dropKeys, holdKeys } from './held-keys';
import { useTellEnded } from './use-tell-ended';

type Values = Record<string, unknown>;
/** The owner's drafts by lead, each with the time of its last change: none is kept longer than a day. */
type StoredDrafts = { owner: string; drafts: Record<string, { values: Values; at: number }> };

const longest = 24 * 60 * 60 * 1000;

const readDrafts = (owner: string): StoredDrafts['drafts'] => {
  try {
    const stored = JSON.parse(readStored(storageKeys.workDrafts) ?? 'null') as StoredDrafts | null;
    if (stored?.owner !== owner) return {};
    const isFresh = ({ at }: { at: number }) => Date.now() - at < longest;
    return Object.fromEntries(Object.entries(stored.drafts).filter(([, draft]) => isFresh(draft)));
  } catch {
    return {};
  }
};

/** Returns the owner's draft for a lead from before the page closed. */
const readWorkDraft = (owner: string, lead: string): Values | undefined => readDrafts(owner)[lead]?.values;

/** Saves a draft; `null` deletes it. */
const keepWorkDraft = (owner: string, lead: string, values: Values | null) => {
  const { [lead]: _, ...others } = readDrafts(owner);
  const drafts = values ? { ...others, [lead]: { values, at: Date.now() } } : others;
  const isEmpty = Object.keys(drafts).length === 0;
  writeStored(
    storageKeys.workDrafts,
    isEmpty ? null : JSON.stringify({ owner, drafts } satisfies StoredDrafts),
  );
};

const words = deskWords.work;

type Desk = Outputs['desk']['lead'];

const turnedDown = 'Turned down';
/** After these nobody calls the number again. */
const endsCalls: ReadonlySet<CallOutcome> = new Set(['Wrong number', 'Asked not to be called']);

const empty = {
  outcome: '' as CallOutcome | '',
  note: '',
  /** Empty keeps the status, even if someone else changes it meanwhile. */
  status: '' as LeadStatus | '',
  statusReason: '',
  nextTitle: '',
  nextIsCall: false,
  nextAt: '',
  remind: false,
};
type WorkValues = typeof empty & SignedValues;

/** Returns the default next step after a call. */
const proposed = (outcome: CallOutcome, nextCall: string | null = null) => {
  const nextTitle = words.nextTitles[outcome];
  return nextTitle && nextCall
    ? { nextTitle, nextIsCall: true, nextAt: nextCall }
    : { nextTitle: '', nextIsCall: false, nextAt: '' };
};

/** A call's outcome, note, status and next step in one form and one write. */
export const useWorkForm = (client: ClientRecord, desk: Desk | undefined, onNext?: () => void) => {
  const work = trpc.desk.work.useMutation();
  const { clients, contact } = trpc.useUtils();
  const refresh = useRefresh('client');
  const tellEnded = useTellEnded();
  /** The saved outcome or status, if it ends the lead's call tasks. */
  const ended = useRef<string | undefined>(undefined);
  /** The lead as it was when editing began. */
  const [began, setBegan] = useState(client);

  const validate = (values: WorkValues): Problems => {
    const { outcome, note, status, statusReason, nextTitle, nextAt } = values;
    const says = outcome || note.trim() || status || nextTitle.trim() || nextAt;
    return {
      ...(!says && { outcome: 'Choose how the call went, or add a note or a next step.' }),
      ...(status === turnedDown && !statusReason.trim() && { statusReason: messages.form.required }),
      ...(status === 'Signed' && signedProblems(values)),
      ...(nextAt && !nextTitle.trim() && { nextTitle: 'Enter what needs to be done.' }),
      ...(nextTitle.trim() && !toMoment(nextAt) && { nextAt: 'Choose when it is due.' }),
    };
  };

  const save = async ({
    outcome,
    note,
    status,
    statusReason,
    nextTitle,
    nextIsCall,
    nextAt,
    remind,
    ...signing
  }: WorkValues): Promise<void> => {
    const dueAt = toMoment(nextAt);
    ended.current =
      status === turnedDown ? turnedDown : outcome && endsCalls.has(outcome) ? outcome : undefined;
    const saved = await work.mutateAsync({
      id: client.id,
      // Overwriting a status that someone else has set since is a conflict; everything else only adds.
      version: status && client.status !== began.status ? began.version : client.version,
      outcome: outcome || undefined,
      note: note.trim() || undefined,
      ...(status && { status, statusReason: status === turnedDown ? statusReason : '' }),
      ...(status === 'Signed' && { signed: toSigned(signing) }),
      ...(dueAt && {
        next: {
          title: nextTitle,
          kind: nextIsCall ? 'call' : 'other',
          dueAt,
          remindAt: remind ? dueAt : null,
        },
      }),
    });
    clients.get.setData({ id: client.id }, saved);
    void refresh();
    // Without a next lead the page stays, so refresh the contact gate's answer before it says "Saved".
    if (!onNext) await contact.askAll.invalidate({ id: client.id }, undefined, { cancelRefetch: false });
  };

  const owner = useSession()?.username ?? '';
  const name = `work-${client.id}`;
  useState(() => {
    const values = readWorkDraft(owner, client.id);
    if (values && !isOnItsWay(name)) keepDraft(name, { values });
  });
  const form = useRecordForm<WorkValues>({
    name,
    defaults: { ...empty, ...signedToday() },
    required: [],
    validate,
    save: async (values) => {
      if (onNext) holdKeys();
      try {
        await save(values);
        return true;
      } catch (error) {
        dropKeys();
        throw error;
      }
    },
    saveFailed: notSaved,
    onSaved: (isHere) => {
      if (ended.current) void tellEnded(client.id, ended.current, 'Saved');
      else toast.success('Saved');
      form.restart({ ...empty, ...signedToday() });
      keepWorkDraft(owner, client.id, null);
      if (isHere) onNext?.();
    },
  });

  const values = useValues(form);
  const { isDirty } = form;
  if (!isDirty && began.version !== client.version) setBegan(client);
  useEffect(() => {
    keepWorkDraft(owner, client.id, isDirty ? values : null);
  }, [owner, client.id, isDirty, values]);

  const choose = (outcome: CallOutcome) => {
    const { setValue, getValues } = form.form;
    const set = { shouldDirty: true };
    setValue('outcome', outcome, set);
    if (client.status === 'New' && !getValues('status')) setValue('status', 'Contacted', set);
    const next = proposed(outcome, desk?.nextCall);
    setValue('nextTitle', next.nextTitle, set);
    setValue('nextIsCall', next.nextIsCall, set);
    setValue('nextAt', next.nextAt, set);
  };

  return {
    form,
    choose,
    /** Chooses an outcome by number key; returns false if there is none. */
    chooseKey: (key: string) => {
      const outcome = callOutcomes[Number(key) - 1];
      if (outcome) choose(outcome);
      return outcome !== undefined;
    },
  };
};
