import type { OracleName } from './servers';

const pull =
  'Its $pull knows whole values and no conditions, and takes nothing out: events stay in their lead for ever.';
const atomic = 'Its findAndModify is not atomic: two at once read the same document, and one is lost.';
const update =
  'Its update reads first and writes then, and asks its condition only while it reads: two at once both find it true.';
const unique = 'Its unique index compares a list as one value: two leads may hold the same claim.';
const group = 'Its $group knows $sum and $count only.';

/** Tests that fail on a server for a reason of its own, by their full names. */
export const knownFailures: Record<OracleName, Record<string, string>> = {
  'mongo-java-server': {
    'an index whose options changed is replaced':
      'After dropIndex it keeps half of an index with expireAfterSeconds: it cannot be made anew, nor the database dropped.',
  },
  ferretdb: {
    'to each procedure admin is admitted or refused as the table says': group,
    'administrators see who failed to sign in, counted by name, for a day': group,
    'an administrator sees and ends the sessions of others, and the log says so': group,
    'two who change different fields without a version lose nothing': atomic,
    'thirty changes at once are thirty versions and thirty entries': atomic,
    'what each change says it replaced is what was there': atomic,
    'twenty people who ask at one moment are given twenty leads': update,
    'what the deletion of a lead causes still happens': pull,
    'calls and open tasks go along with a merge, and back': pull,
    'a merge that is undone leaves two leads as they were, and what was changed since': pull,
    'a merge whose server died between its two writes is finished once': pull,
    'under one key the same words are one lead from whatever address': unique,
    'the same key with another body is refused': unique,
    'of leads that arrive together each caller learns of their own: one refusal harms no other': unique,
  },
};
