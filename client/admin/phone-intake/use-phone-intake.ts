import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { type AskedField, detailNames, type Language, type SpokenFor } from '../../../shared/lead-fields';
import { toRecord } from '../../../shared/records';
import { yesOrNo } from '../../../shared/rules/answers';
import type { RuleQuestion } from '../../../shared/rules/rule';
import { callSources } from '../../../shared/schemas/client';
import { phoneIntake } from '../../../shared/schemas/phone-intake';
import { useSession } from '../../auth/session';
import { toFailure } from '../../lib/failure';
import { newKey } from '../../lib/new-key';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { callForm } from '../clients/call/begin-call';
import { forgetCallDraft, keepCallDraft, readCallDraft } from '../clients/call/call-draft';
import { keepDraft } from '../form/drafts';
import { useRecordForm, useValues } from '../form/use-record-form';
import { findProblems } from '../form/validation';
import { findAnswers, findMissing, findUnreadable, type TypedAnswers } from '../questions/typed-answers';
import { useQuestions } from '../questions/use-questions';
import { useAccount, useRefresh } from '../shared-queries';
import { staffPaths } from '../staff-paths';

const name = callForm;
/** Assigns the lead to the person who takes the call, unless they choose someone else. */
export const myself = 'me';

/** The steps that may follow a call, in the order of their keys. */
export const nextActs = ['agreement', 'call back', 'turn down', 'nothing'] as const;
export type NextAct = (typeof nextActs)[number];

/** The part of the composer in which the lead's page opens. */
const opens: Partial<Record<NextAct, string>> = { agreement: 'document', 'turn down': 'turn-down' };

const empty = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  email: '',
  ...toRecord(detailNames, () => ''),
  caseType: '',
  typed: {} as TypedAnswers,
  additionalInfo: '',
  source: callSources[0] as (typeof callSources)[number],
  assignedTo: myself,
  note: '',
  contactConsent: '',
  campaign: '',
  next: '' as NextAct | '',
};

const required = ['phoneNumber', 'firstName', 'lastName', 'caseType'] as const;
const shape = phoneIntake.pick({
  firstName: true,
  lastName: true,
  phoneNumber: true,
  email: true,
  dateOfBirth: true,
  caseType: true,
});

const nothing = (): void => {};

/** The questions without those whose field the form has the value of. */
const unanswered = (questions: readonly RuleQuestion[], values: Partial<Record<AskedField, string>>) =>
  questions.filter(({ field }) => !field || !values[field]);

const prefixed = (problems: Record<string, string>) =>
  Object.fromEntries(Object.entries(problems).map(([id, text]) => [`typed.${id}`, text]));

/** A call while it is being entered: every letter is kept as a draft, and retries save it only once. */
export const usePhoneIntake = () => {
  const owner = useSession()?.username ?? '';
  const { data: me } = useAccount();
  const { data: wording } = trpc.desk.spokenConsent.useQuery(undefined, {
    staleTime: Number.POSITIVE_INFINITY,
  });
  const takeCall = trpc.desk.takeCall.useMutation();
  /** The message of an unknown sender that this lead wrote. */
  const sender = useHistoryState<{ sender?: { id: string; from: string } } | null>()?.sender;
  const assign = trpc.messages.decide.useMutation();
  const refresh = useRefresh('client');
  const [savedDraft] = useState(() => {
    const draft = readCallDraft(owner);
    if (draft) keepDraft(name, { values: draft.values });
    return draft;
  });
  const key = useRef(savedDraft?.key ?? newKey());
  const [saved, setSaved] = useState<{ id: string; name: string } | null>(null);
  const isWithout = useRef(false);
  const [, navigate] = useLocation();
  const after = useRef(nothing);
  const [question, setAsked] = useState('');
  const { questions: all } = useQuestions(question);

  const form = useRecordForm<typeof empty>({
    name,
    defaults: empty,
    required,
    validate: ({ typed, ...values }) => {
      const questions = unanswered(all, values);
      return {
        ...findProblems(shape, { ...values, dateOfBirth: values.dateOfBirth || undefined }, required),
        ...prefixed({
          ...(!isWithout.current && findMissing(questions, typed)),
          ...findUnreadable(questions, typed),
        }),
      };
    },
    save: async ({ typed, assignedTo, contactConsent, next, ...values }) => {
      try {
        const lead = await takeCall.mutateAsync({
          ...values,
          language: (values.language || undefined) as Language | undefined,
          speaksFor: values.speaksFor as unknown as SpokenFor,
          ...(contactConsent && {
            contactConsent: yesOrNo(contactConsent) === true,
            consentVersion: wording?.version,
          }),
          key: key.current,
          callBack: next === 'call back',
          answers: findAnswers(unanswered(all, values), typed),
          assignedTo: assignedTo === myself ? (me?.id ?? null) : assignedTo || null,
        });
        // The lead is saved in any case; the messages stay in the inbox until someone assigns them.
        if (sender && [lead.phoneE164, lead.email].includes(sender.from))
          await assign.mutateAsync({ id: sender.id, clientId: lead.id }).catch(() => undefined);
        const compose = next && opens[next];
        if (compose) after.current = () => navigate(staffPaths.client(lead.id), { state: { compose } });
        else setSaved({ id: lead.id, name: `${lead.firstName} ${lead.lastName}` });
        return true;
      } catch (error) {
        if (toFailure(error).code !== 'UNPROCESSABLE_CONTENT') throw error;
        key.current = newKey();
        toast.error({
          title: 'Check the list first',
          description: 'This call was already saved once. Look for it in the list before you save again.',
        });
        return false;
      }
    },
    saveFailed: 'The lead could not be saved. What you typed is still here',
    onSaved: () => {
      begin();
      void refresh();
      after.current();
      after.current = nothing;
    },
  });

  const begin = () => {
    key.current = newKey();
    isWithout.current = false;
    form.restart(empty);
    forgetCallDraft();
  };

  const values = useValues(form);
  if (values.caseType !== question) setAsked(values.caseType);
  const { isDirty } = form;
  useEffect(() => {
    if (isDirty) keepCallDraft(owner, { key: key.current, values });
  }, [isDirty, owner, values]);

  return {
    form,
    values,
    questions: unanswered(all, values),
    /** The text to read to the person before they answer about calls and texts. */
    wording,
    saved,
    /** True if the form shows a restored draft. */
    isRestored: savedDraft !== undefined && isDirty,
    /** True if nothing but the number would be lost. */
    isOnlyNumber: Object.entries(values).every(
      ([name, value]) =>
        name === 'phoneNumber' || JSON.stringify(value) === JSON.stringify(empty[name as keyof typeof empty]),
    ),
    nextCall: () => setSaved(null),
    startOver: () => {
      form.discard();
      begin();
    },
    /** `without` skips missing answers, because a call can break off. */
    submit: (without = false) => {
      isWithout.current = without;
      form.submit();
    },
  };
};
