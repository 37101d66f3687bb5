const mostKept = 1000;

type Answer<Value> = { value: Value; askedAt: number; keptFor: number };

/**
 * Answers of the database that are asked for more often than they change: each is kept under its key for `ms`
 * milliseconds, which may depend on the answer (0: not at all). Many who ask at a time are one load; a load that failed
 * is not kept. `forget` is to be called after every write here that changes what would be loaded: an answer that was on
 * its way then is not kept, either. What another server writes goes unnoticed for as long as an answer is kept.
 */
export const kept = <Value>(
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
      // Below zero where the clock was set back: nothing is kept for longer because of that.
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
