import { z } from 'zod';
import { messages } from './messages';

const wrongType = new Set(['invalid_type', 'invalid_value', 'invalid_union']);

z.config({
  // zod probes `new Function` for speed, which a strict content security policy reports as a violation.
  jitless: true,
  customError: (issue) => {
    if (!wrongType.has(issue.code)) return undefined;
    return issue.input === undefined ? messages.form.required : messages.form.invalid;
  },
});

export { z };
