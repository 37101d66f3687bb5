import { trpc } from '../../lib/trpc';

const minute = 60_000;
const none = [] as const;

/** Returns the questions of a case type; none until loaded. */
export const useQuestions = (caseType: string) => {
  const { data, isError, refetch } = trpc.desk.questions.useQuery(
    { caseType },
    { enabled: caseType !== '', staleTime: minute },
  );
  return {
    questions: data?.questions ?? none,
    criteria: data?.criteria ?? none,
    isKnown: data !== undefined,
    isError,
    refetch,
  };
};
