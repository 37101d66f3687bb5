const mostKept = 1000;

type Answer<Value> = { value: Value; askedAt: number; keptFor: number };

/**
 * Caches answers of the database that are read more often than they change. Each is kept under its key for `ms`
 * milliseconds, which may depend on the answer (0: not at all). Concurrent callers share one load, and failed loads are
 * not kept. Call `forget` after every local write that changes the answer; it also discards a load in progress. Writes
 * by other servers go unnoticed until the entry expires.
 */
export const createCache = <Value>(
  ms: number | ((value: Value) => number),
  load: (key: string) => Promise<Value>,
  now: () => number,
) => {
  const answers = new Map<string, Answer<Value>>();
  const asking = new Map<string, Promise<Value>>();

  const ask = (key: string): Promise<Value> => {
    const askedAt = now();
    const question = load(key)
      .then((value) => {
        const keptFor = typeof ms === 'number' ? ms : ms(value);
        if (asking.get(key) !== question || keptFor <= 0) return value;
        if (answers.size >= mostKept) answers.delete(answers.keys().next().value!);
        answers.set(key, { value, askedAt, keptFor });
        return value;
      })
      .finally(() => asking.get(key) === question && asking.delete(key));
    asking.set(key, question);
    return question;
  };

  return {
    async get(key = ''): Promise<Value> {
      const entry = answers.get(key);
      const age = entry ? now() - entry.askedAt : 0;
      // Negative if the clock was set back: then do not keep the entry longer.
      if (entry && age >= 0 && age < entry.keptFor) return entry.value;
      answers.delete(key);
      return asking.get(key) ?? ask(key);
    },

    forget() {
      answers.clear();
      asking.clear();
    },
  };
};
