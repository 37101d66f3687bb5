import type { OracleName } from './servers';

const pull =
  'Its $pull knows whole values and no conditions, and takes nothing out: events stay in their lead for ever.';
const atomic = 'Its findAndModify is not atomic: two at once read the same document, and one is lost.';
const update =
  'Its update reads first and writes then, and asks its condition only while it reads: two at once both find it true.';
const unique = 'Its unique index compares a list as one value: two leads may hold the same claim.';
const group = 'Its $group knows $sum and $count only.';
const elements = 'Its $elemMatch knows conditions on one value, and none on two fields of an element.';
const emptyList =
  'Its $setOnInsert leaves out an empty list, so that our templates have no case types and cannot be listed.';
const dropped = 'It closes the connection while an index is dropped and recreated.';
const hello =
  'It does not know the command hello, which says whether it is a replica set and what its clock says.';

/** Tests that fail on a server because of the server itself, by full name. */
export const knownFailures: Record<OracleName, Record<string, string>> = {
  'mongo-java-server': {
    'an index whose options changed is replaced':
      'After dropIndex it keeps half of an index with expireAfterSeconds: it cannot be recreated, nor the database dropped.',
    'an index serves each query of every read, of a lead that comes in and of the timed work':
      'It does not know the command explain.',
    'an administrator sees the version and the state of each part, the same by REST and tRPC': hello,
    'the data check’s findings show with instructions until a check finds nothing': hello,
    'a clock that went back is noticed by the consents, and one that is apart by the database': hello,
    'a part that does not answer says so, and keeps nobody from the others': hello,
  },
  ferretdb: {
    'to each procedure admin is admitted or refused as the table says': group,
    'administrators see who failed to sign in, counted by name, for a day': group,
    'an administrator sees and ends the sessions of others, and the log says so': group,
    'two who change different fields without a version lose nothing': atomic,
    'thirty changes at once are thirty versions and thirty entries': atomic,
    'each change records the values that it actually replaced': atomic,
    'twenty people who ask at one moment are given twenty leads': update,
    'the effects of deleting a lead still happen': pull,
    'calls and open tasks go along with a merge, and back': pull,
    'a merge that is undone leaves two leads as they were, and what was changed since': pull,
    'a merge whose server died between its two writes is finished once': pull,
    'the same text with one key is one lead from any address': unique,
    'the same key with another body is refused': unique,
    'leads that arrive together get separate answers: one refusal harms no other': unique,
    'no agreement goes out without a check that is newer than the last change of parties': emptyList,
    'the check finds a signer of another lead’s agreement': emptyList,
    'an erased person leaves their checks and the matches of others, and stays on the firm’s list': pull,
    'templates are listed for those who send, marked as ours until a lawyer adopts them': emptyList,
    'a template lacks nothing that the law wants in it, and a change needs a new adoption': emptyList,
    'with a conflict check that is none, sending answers 409': emptyList,
    'with a conflict check that is outdated, sending answers 409': emptyList,
    'with a conflict check that is open, sending answers 409': emptyList,
    'with a conflict check that is refused, sending answers 409': emptyList,
    'with a conflict check that is clear, sending answers 201': emptyList,
    'with a conflict check that is waived, sending answers 201': emptyList,
    'a firm that chose a warning sends without a check': emptyList,
    'by e-mail a signer gets a link and one reminder, and staff get no link': emptyList,
    'the preview names fields without a value, and the document is not sent': emptyList,
    'one that replaces another voids it, and a spouse without a place is refused': emptyList,
    'only who may sends, voids, and countersigns': emptyList,
    'the report counts what was sent, opened and signed, by template and by who sent it': emptyList,
    'the preview of a fee agreement lists what the lead’s state requires in addition': emptyList,
    'from the lead to the signed and sealed PDF: sent, agreed, code, signed, countersigned, copied, and the lead is signed by the act':
      emptyList,
    'each step is an entry of the ledger, once, and the last one names the sealed file': emptyList,
    'nobody signs twice, and nobody signs before the places are marked in their order': emptyList,
    'two signers at once both count, each at a place of their own, and none at the other’s': emptyList,
    'a link opens nothing of another agreement, and a browser admitted for one signer is not admitted for another':
      emptyList,
    'a link ends when the agreement is voided, expires, or was sent again': emptyList,
    'a code is good for ten guesses and fifteen minutes, also when they come at once': emptyList,
    'who does not agree to a record on a screen, or cannot open one, is sent no code': emptyList,
    'a signer can decline with a reason, ask something, and have it on paper; the desk gets a task':
      emptyList,
    'a person without e-mail signs in the office: staff say how they know them, and the record says so':
      emptyList,
    'signed documents are encrypted at rest, and neither link nor code appears in store or log': emptyList,
    'without script a signer agrees, enters the code, reads, signs each place, and signs the document':
      emptyList,
    'a box that was not checked, a wrong number, a wrong code: the page says what to do, and nothing changes':
      emptyList,
    'a signer declines in Spanish with a reason, and the link says so from then on': emptyList,
    'a question and a wish for paper reach the firm from any step, without script': emptyList,
    'a link that was voided, and one that is none, each say what to do, and the log has no token': emptyList,
    'a signed PDF and its entries are checked without the product, and what is not theirs is noticed':
      emptyList,
    'subscribers to signed agreements get one message, with the lead and the hash of the file': emptyList,
    'when a lead is removed its signed agreement stays for its years, and what was never signed goes with it':
      emptyList,
    'an erased person’s signed agreement stays as long as its template says, and unsigned ones are deleted':
      emptyList,
    'my day shows my tasks and nobody’s, the overdue first, and not those of others': elements,
    'a reminder comes at its time, and not after the task is done': pull,
    'an assigned lead is not given to others': elements,
    'the queue gives people their own task on a lead that is assigned to someone else': elements,
    'a task says which clocks the person lives by, and whether they may be called now': elements,
    '422: an Idempotency-Key with another body': unique,
    'a step that is cut off after any of its writes is done again, and ends the same': pull,
    'an index whose options changed is replaced': dropped,
  },
};
