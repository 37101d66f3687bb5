/** What the calls of each tag are for; a new tag is a line here. */
export const tagWords: Record<string, string> = {
  Clients: 'Leads: people who asked for help. Anyone may send one; staff work with them.',
  Consent: 'What people agreed to, the log that proves it, and whether they may be contacted.',
  Imports: 'Leads taken over from a file of another system.',
  'Sample leads': 'Made-up leads to try the desk with; nobody is told of them, and reports leave them out.',
  Intake: 'What the door refused, the rules by which it judges, and taking in after all.',
  Media: 'Images for the public pages.',
  Operation: 'How the server itself does.',
  Outbox: 'What is sent to other systems and people, what waits and what failed.',
  Posts: 'What a vendor may ask about its own posts, with its key.',
  Privacy: 'What is held of a person: handing it out, and erasing it.',
  Services: 'The case types that the public pages offer.',
  'Sign-in': 'Sessions of staff.',
  Users: 'The people of the staff.',
  Vendors: 'Companies that send leads with a key: terms, scorecard, returns, and what they are told.',
  Visitors: 'What the public form asks.',
  Webhooks: 'Systems that are told what happens to leads, and what they are sent.',
};
