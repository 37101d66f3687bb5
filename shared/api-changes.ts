type ApiChange = { date: string; changes: readonly string[] };

/** The API change log for lead senders, newest first. Add a line for every new reason or field. */
export const apiChanges: readonly ApiChange[] = [
  {
    date: '2026-11-29',
    changes: [
      'A vendor, a user and a service have a `version`; a change that sends it is refused (409) if someone else changed the record since.',
      '“Try it” is gone from these pages. `curl` with `"test": true` does the same.',
      'A test of the address that we report outcomes to has the type `webhook.test`.',
      'A link opens your posting instructions, also one that was made for your scorecard. `GET /api/posts` says what became of your posts.',
      'Certificates of the ledger can be about a `message`; a confirmation and a withdrawal name the `message` that they came with, and a code to sign its text (`codeText`). A signing can have the flag `typed-number`. A step has its `facts` as data, and the last one the `recordHash` of `record.json`.',
    ],
  },
  {
    date: '2026-11-28',
    changes: [
      'A conflict check has no `dismissed`, and finds names in messages too (`text.source` is `message`).',
      '`consentSteps` is ignored, and `steps` of `GET /api/consent/token` is gone.',
    ],
  },
  {
    date: '2026-11-25',
    changes: [
      'New fields: `street`, `city`, `secondPhone` and `speaksFor` (`{ "name", "relation" }`, or `Ana Lopez (daughter)` as text).',
      '`language` is `en` or `es`; words such as `Spanish` or `es-MX` are read as meant. Another one is left out and named in `warnings`.',
      'What is said of the person beside the eight fields never refuses a lead, also without a key: it is left out and named in `warnings`.',
    ],
  },
  {
    date: '2026-11-23',
    changes: [
      'The record of a consent has a grade that the server computes. What comes with a key, or without a token of our own form, is a claim.',
      '`consentToken` and `consentSteps` are fields of our own form.',
      'With a key, and in forms, what is meant is read: numbers and booleans as text (`"95.00"`, `yes`), a phone or ZIP as a number, spaces around an e-mail address, dates without a time zone.',
      'An optional field that cannot be read no longer refuses a lead: it is left out and named in `warnings`. So is a case type, state or phone that we do not know, which is stored as it came.',
      'Forms may be in Windows-1252, and `multipart/form-data` without files. With a key, and for forms, the body may be compressed with gzip.',
      'A key in the address or the body is answered 401: it belongs into `Authorization: Bearer` or `X-Api-Key`.',
      'You may send your own names of fields and values: ask us to map them.',
    ],
  },
  {
    date: '2026-11-22',
    changes: [
      'Vendors have posting instructions of their own, with examples in four languages.',
      '“Try it” posts in test mode from this page.',
      'A vendor can be given a link to its own scorecard.',
      '`GET /api/posts` with your key says what became of each of your posts and, where we may say it, why.',
      'Outcomes (`lead.accepted`, `lead.contacted`, `lead.signed`, `lead.turned_down`, `lead.returned`) can be posted to you, signed.',
      'An e-mail address may have every sign that RFC 5322 allows before the `@`.',
      '`CONSENT_MISSING` and `SUPPRESSED` are given where they apply.',
    ],
  },
  {
    date: '2026-11-21',
    changes: [
      'Vendors send leads with a key, by `Authorization: Bearer` or `X-Api-Key`.',
      'Every answer to a key has `outcome`, `reasonCode`, `reasons` and `retryable`. These are constants.',
      'New fields: `externalId`, `campaign`, `subId1` to `subId4`, `price`, `test`, `state`, `zip`, `landingPageUrl`, `userAgent`, `consentText`, `consentAt`, `jornayaLeadId`, `trustedFormCertUrl` and `answers`.',
      'The answer about calls and texts is `contactConsent`. It is not needed to get help.',
    ],
  },
  {
    date: '2026-11-20',
    changes: [
      '`POST /api/clients` takes JSON and forms. An answer with a 2xx status means that the lead is on disk.',
      '`Idempotency-Key` makes it safe to send the same post again.',
    ],
  },
];
