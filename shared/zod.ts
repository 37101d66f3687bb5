import { z } from 'zod';
import { messages } from './messages';

const wrongType = new Set(['invalid_type', 'invalid_value', 'invalid_union']);

z.config({
  // In a browser, the probe for `new Function` violates a strict content security policy.
  jitless: 'document' in globalThis,
  customError: (issue) => {
    if (!wrongType.has(issue.code)) return undefined;
    return issue.input === undefined ? messages.form.required : messages.form.invalid;
  },
});

export { z };
