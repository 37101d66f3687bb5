import { type DestinationStream, pino } from 'pino';

/** Writes one event as one line of JSON, whatever it holds. */
export type Log = (event: Record<string, unknown>) => void;

const matches = (form: RegExp) => (value: unknown) => typeof value === 'string' && form.test(value);

/** Every field that a line may contain, each with the format the program itself writes. */
const allowed: Record<string, (value: unknown) => boolean> = {
  id: matches(/^[0-9a-f-]{36}$/),
  method: matches(/^[A-Z-]{3,20}$/),
  path: matches(/^\/[\w./*,:-]*$/),
  status: Number.isInteger,
  ms: Number.isInteger,
  work: matches(/^[a-z][a-z.-]*$/),
  error: matches(/^[A-Za-z]\w*$/),
  at: matches(/^[\w.<>]+$/),
};

const fields = Object.entries(allowed);
const redacted = '[redacted]';

/** Drops fields that are not allowed, and values in the wrong format. */
const redact = (event: Record<string, unknown>) => {
  const result: Record<string, unknown> = {};
  for (const [name, isRight] of fields) {
    const value = event[name];
    if (value !== undefined) result[name] = isRight(value) ? value : redacted;
  }
  return result;
};

/** Batches lines a few times a second, because one write per request costs more than the request. */
const together = (write: (lines: string) => void): DestinationStream => {
  let lines = '';
  const flush = () => {
    write(lines);
    lines = '';
  };
  process.once('exit', () => lines && flush());
  return {
    write: (line) => {
      if (lines === '') setTimeout(flush, 100).unref();
      lines += line;
    },
  };
};

/** The server's log. A field appears only if its name and format are allowed, regardless of the caller. */
export const createLog = (write: (lines: string) => void = (lines) => process.stdout.write(lines)): Log => {
  const logger = pino(
    {
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (level) => ({ level }), log: redact },
    },
    together(write),
  );
  const hasFailed = ({ status, work }: Record<string, unknown>) =>
    work !== undefined || Number(status) >= 500;
  return (event) => (hasFailed(event) ? logger.error(event) : logger.info(event));
};

/** The kind and place of a failure without its message, because a driver's text can contain personal data. */
export const describeFailure = (failure: unknown) =>
  failure instanceof Error
    ? { error: failure.name, at: failure.stack?.match(/\n\s+at ([\w.<>]+)/)?.[1] }
    : undefined;
