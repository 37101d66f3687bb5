import { useRef, useState } from 'react';
import type { ImportProblem, ImportValue } from '../../../shared/schemas/import';
import { trpc } from '../../lib/trpc';
import { useRefresh } from '../shared-queries';
import { getParts, type NamedRow, type Part } from './parts';

/** Returns the rows with the same person and case type as an earlier row. */
const sameInFile = (rows: readonly NamedRow[]): ImportProblem[] => {
  const rowByPerson = new Map<string, number>();
  return rows.flatMap(({ row, values: { email = '', caseType = '' } }) => {
    const person = `${caseType.trim().toLowerCase()} ${email.trim().toLowerCase()}`;
    const before = rowByPerson.get(person);
    if (email.trim() === '') return [];
    if (before === undefined) {
      rowByPerson.set(person, row);
      return [];
    }
    return [
      {
        row,
        field: 'email',
        message: `Same e-mail address and case type as row ${before}. We mark it as a duplicate.`,
        refuses: false,
      },
    ];
  });
};

type Progress = { work: 'checking' | 'importing'; done: number; all: number };
type Begun = { id: string; parts: Part[]; next: number; taken: number; all: number };

/** Checks and imports a file in parts; after a stop or a lost connection it can continue. */
export const useImport = () => {
  const [progress, setProgress] = useState<Progress>();
  const [problems, setProblems] = useState<ImportProblem[]>();
  const [halted, setHalted] = useState('');
  const [storedCount, setTaken] = useState<number>();
  const begun = useRef<Begun>(undefined);
  const isStopped = useRef(false);
  const check = trpc.imports.check.useMutation();
  const begin = trpc.imports.begin.useMutation();
  const take = trpc.imports.take.useMutation();
  const finish = trpc.imports.finish.useMutation();
  const refresh = useRefresh('client');
  const utils = trpc.useUtils();

  const guarded = async (work: () => Promise<void>) => {
    isStopped.current = false;
    setHalted('');
    try {
      await work();
    } catch {
      setHalted(
        begun.current
          ? 'The server did not answer, so the import stopped. Nothing is lost. Choose "Continue".'
          : 'The server did not answer. Nothing is lost. Please try again.',
      );
    }
    setProgress(undefined);
  };

  const runCheck = (rows: readonly NamedRow[], inFile: readonly ImportProblem[]) =>
    guarded(async () => {
      const findings = [...inFile, ...sameInFile(rows)];
      let done = 0;
      for (const part of getParts(rows)) {
        setProgress({ work: 'checking', done, all: rows.length });
        findings.push(...(await check.mutateAsync(part)).problems);
        done += part.rows.length;
        if (isStopped.current) return;
      }
      setProblems(findings.toSorted((a, b) => a.row - b.row));
    });

  const goOn = () =>
    guarded(async () => {
      const now = begun.current!;
      for (; now.next < now.parts.length; now.next++) {
        const part = now.parts[now.next]!;
        setProgress({ work: 'importing', done: now.taken, all: now.all });
        const answer = await take.mutateAsync({ id: now.id, ...part });
        now.taken += answer.taken;
        if (isStopped.current) {
          now.next++;
          setHalted('Stopped. The leads imported so far stay. Continue, or undo the import below.');
          break;
        }
      }
      if (now.next >= now.parts.length) {
        await finish.mutateAsync({ id: now.id });
        setHalted('');
        setTaken(now.taken);
      }
      await Promise.all([refresh(), utils.imports.invalidate()]);
    });

  const runImport = (about: { name: string; values: ImportValue[] }, rows: readonly NamedRow[]) =>
    guarded(async () => {
      setProgress({ work: 'importing', done: 0, all: rows.length });
      const { id } = await begin.mutateAsync({ ...about, total: rows.length });
      begun.current = { id, parts: getParts(rows), next: 0, taken: 0, all: rows.length };
      await goOn();
    });

  return {
    progress,
    problems,
    halted,
    /** The number of imported leads, once finished. */
    taken: storedCount,
    canGoOn: begun.current !== undefined,
    check: runCheck,
    start: runImport,
    goOn,
    stop: () => {
      isStopped.current = true;
    },
    /** Starts over for another file or other columns. */
    forget: () => {
      begun.current = undefined;
      setProblems(undefined);
      setHalted('');
      setTaken(undefined);
    },
  };
};
