/** Texts of the file that contains everything about a person. */
export const personPageWords = {
  title: 'What we hold about you',
  intro: (day: string) =>
    `This file was made on ${day}. It holds everything that our system keeps about you: what you sent us, what we noted, and what we did.`,
  nothing: 'Nothing.',
  yes: 'Yes',
  no: 'No',
  json: 'A program finds the same as JSON in this file, in the element with the id “data”.',
  parts: {
    leads: {
      title: 'Your requests',
      text: 'What you sent us, with our notes and the history of each request.',
    },
    consents: {
      title: 'What you agreed to, and what you took back',
      text: 'Your answers about calls and texts, with the words that you were shown.',
    },
    suppressions: { title: 'Messages that you do not want', text: '' },
    doNotContact: { title: 'Lists of people who are not contacted', text: '' },
    refusedSubmissions: {
      title: 'What came in and was not taken in',
      text: 'Requests that were incomplete or came twice.',
    },
    outbox: { title: 'Messages about you', text: 'When our system sent something, or is about to.' },
    views: { title: 'Saved searches', text: '' },
    requests: { title: 'What you asked about your data', text: '' },
    leadReads: { title: 'When our staff opened your requests', text: '' },
    audit: { title: 'What was done with your requests', text: '' },
  } as Record<string, { title: string; text: string }>,
  fields: {
    _id: 'Number of the record',
    ip: 'Address on the internet',
    ip_address: 'Address on the internet',
    phoneE164: 'Phone number, in full',
    utm_source: 'Campaign source',
  } as Record<string, string>,
} as const;
