import type { AgreementEntry, Certificate } from '../../shared/schemas/consent';
import { isEarlier, timesOfCertificate } from '../proof/ledger/times';
import type { ListedEvent } from './pdf/earlier-list';

/** A ledger entry about an agreement, with its proof. */
type Entered = Certificate & { record: AgreementEntry };

export type Said = { findings: string[]; said: string[] };

const isEntered = (one: Certificate): one is Entered => one.record.kind === 'agreement';
const findEvent = ({ record }: Entered): string => record.id.replace(/^agreement-/, '');
const named = ({ id, step, at }: ListedEvent): string => `${id} (${step}, ${at})`;

const twice = (ids: readonly string[]): string[] => [
  ...new Set(ids.filter((id, at) => ids.indexOf(id) !== at)),
];

/** Checks that the entries belong to one agreement and name this file. */
const ofOneDocument = (hash: string, entries: readonly Entered[]): string[] => {
  const last = entries.find(({ record }) => record.step === 'complete');
  if (!last) return ['The entries do not say that the agreement is complete.'];
  const { agreementId, documentHash, fileHash } = last.record;
  const others = entries.filter(
    ({ record }) => record.agreementId !== agreementId || record.documentHash !== documentHash,
  );
  return [
    ...(fileHash === hash ? [] : ['The ledger names another file than this one.']),
    ...others.map((one) => `The entry of event ${findEvent(one)} is of another document.`),
  ];
};

/** Compares the PDF's events with the entries: none missing, none extra, in the same order, with the same content. */
const asListed = (listed: readonly ListedEvent[], entries: readonly Entered[]): Said => {
  const ids = entries.map(findEvent);
  const eventsById = new Map(listed.map((event) => [event.id, event]));
  const sealedAt = entries.find(({ record }) => record.step === 'complete')?.index ?? Number.MAX_SAFE_INTEGER;
  const more = entries.filter((one) => !eventsById.has(findEvent(one)));
  const [later, foreign] = [
    more.filter(({ index }) => index > sealedAt),
    more.filter(({ index }) => index <= sealedAt),
  ];
  const order = listed.map(({ id }) => id).filter((id) => ids.includes(id));
  const isInOrder =
    order.join() === [...new Set(ids)].filter((id) => eventsById.has(id)).join() &&
    entries.every(({ index }, at) => at === 0 || index >= entries[at - 1]!.index);
  return {
    findings: [
      ...listed
        .filter(({ id }) => !ids.includes(id))
        .map((event) => `The entry of event ${named(event)} is missing.`),
      ...foreign.map(
        (one) => `The entry of event ${findEvent(one)} is of an event that this PDF does not list.`,
      ),
      ...entries.flatMap((one) => {
        const event = eventsById.get(findEvent(one));
        const isSame = !event || (event.step === one.record.step && event.at === one.record.at);
        return isSame ? [] : [`The entry of event ${named(event)} says another step or time than this PDF.`];
      }),
      ...(isInOrder ? [] : ['The entries are not in the order in which this PDF lists their events.']),
    ],
    said: later.map(({ record }) => `After the PDF was sealed: ${record.step}, ${record.at}`),
  };
};

const backwards = (listed: readonly ListedEvent[]): string[] =>
  listed.flatMap((event, place) => {
    const before = listed[place - 1];
    return before && isEarlier(event.at, before.at)
      ? [`The time of event ${named(event)} is before that of the event before it, ${named(before)}.`]
      : [];
  });

/** Checks entries for a PDF without a list of events, made before November 24, 2026. */
const unlisted = (entries: readonly Entered[]): Said => {
  const steps = new Set(entries.map(({ record }) => record.step));
  const wanted = (['sent', 'signed'] as const).filter((step) => !steps.has(step));
  return {
    findings: wanted.map((step) => `The entries have none of the step “${step}”.`),
    said: ['This PDF does not list its events: that an entry was left out cannot be seen by it.'],
  };
};

/** Returns the problems of a signed PDF's entries, and notes about them. */
export const checkEntries = (
  hash: string,
  listed: readonly ListedEvent[] | undefined,
  certificates: readonly Certificate[],
): Said => {
  const entries = certificates.filter(isEntered);
  const compared = listed ? asListed(listed, entries) : unlisted(entries);
  const times = entries.map((one) => ({ id: findEvent(one), ...timesOfCertificate(one) }));
  return {
    findings: [
      ...ofOneDocument(hash, entries),
      ...(entries.length === certificates.length ? [] : ['An entry is not of an agreement.']),
      ...twice(entries.map(findEvent)).map((id) => `The entry of event ${id} stands twice.`),
      ...compared.findings,
      ...backwards(listed ?? []),
      ...times.flatMap(({ id, findings }) => findings.map((why) => `The entry of event ${id}: ${why}.`)),
    ],
    said: [
      ...compared.said,
      ...times.flatMap(({ id, notes }) => notes.map((note) => `The entry of event ${id}: ${note}.`)),
    ],
  };
};
