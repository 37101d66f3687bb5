import { trpc } from '../../lib/trpc';

const minute = 60_000;
const none = [] as const;

/** Returns the questions of a case type; none until loaded. */
export const useQuestions = (caseType: string) => {
  const query = trpc.desk.questions.useQuery({ caseType }, { enabled: caseType !== '', staleTime: minute });
  return { query, questions: query.data?.questions ?? none, criteria: query.data?.criteria ?? none };
};
