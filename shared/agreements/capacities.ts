import type { SignerRole } from './terms';

/** The capacities in which a person signs for someone else. `self` means they sign for themselves. */
export const capacities = [
  'parent',
  'next-friend',
  'guardian-of-minor',
  'guardian',
  'conservator',
  'attorney-in-fact',
  'personal-representative',
] as const;
export type Capacity = (typeof capacities)[number];

type CapacityLanguage = 'en' | 'es';

/** The letters of appointment a court issued to an estate's personal representative; `date` is a day. */
export type Letters = { date: string; court: string };

/**
 * The fields of a signer that say for which person they sign. `capacity` is one of the list, or the firm's own words.
 */
export type Capable = {
  name: string;
  role: SignerRole;
  capacity?: string | undefined;
  for?: string | undefined;
  letters?: Letters | undefined;
};

/** A signer as documents name them. */
type Named = Omit<Capable, 'role'> & { role?: string };

type CapacityWords = {
  /** The name of the capacity. */
  is: string;
  /** Formats the represented person's name. */
  party: (name: string) => string;
  /** The word between the two. */
  of: string;
};

const english: Readonly<Record<Capacity, CapacityWords>> = {
  parent: { is: 'parent and next friend', party: (name) => `${name}, a minor`, of: 'of' },
  'next-friend': { is: 'next friend', party: (name) => `${name}, a minor`, of: 'of' },
  'guardian-of-minor': { is: 'guardian', party: (name) => `${name}, a minor`, of: 'of' },
  guardian: { is: 'guardian', party: (name) => `${name}, an adult under guardianship`, of: 'of' },
  conservator: { is: 'conservator', party: (name) => `${name}, a person under conservatorship`, of: 'of' },
  'attorney-in-fact': { is: 'attorney-in-fact', party: (name) => name, of: 'for' },
  'personal-representative': {
    is: 'personal representative',
    party: (name) => `the Estate of ${name}, deceased`,
    of: 'of',
  },
};

const spanish: Readonly<Record<Capacity, CapacityWords>> = {
  parent: {
    is: 'madre o padre y representante (“next friend”)',
    party: (name) => `${name}, menor de edad`,
    of: 'de',
  },
  'next-friend': {
    is: 'representante (“next friend”)',
    party: (name) => `${name}, menor de edad`,
    of: 'de',
  },
  'guardian-of-minor': { is: 'tutor o tutora legal', party: (name) => `${name}, menor de edad`, of: 'de' },
  guardian: { is: 'tutor o tutora legal', party: (name) => `${name}, persona adulta bajo tutela`, of: 'de' },
  conservator: {
    is: 'curador o curadora (“conservator”)',
    party: (name) => `${name}, persona bajo curaduría`,
    of: 'de',
  },
  'attorney-in-fact': { is: 'apoderado o apoderada', party: (name) => name, of: 'de' },
  'personal-representative': {
    is: 'representante personal',
    party: (name) => `la sucesión de ${name}`,
    of: 'de',
  },
};

const words = { en: english, es: spanish };

/** Finds the listed capacity that a text names; spaces and underscores count as hyphens. */
export const knownCapacity = (text = ''): Capacity | undefined => {
  const id = text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return capacities.find((one) => one === id);
};

const isForAnother: Readonly<Record<SignerRole, boolean>> = {
  client: false,
  spouse: false,
  parent: true,
  guardian: true,
  representative: true,
};

/** Returns the value to store: the listed capacity that the text names, or the text itself. */
export const capacityToKeep = (text = ''): string => knownCapacity(text) ?? saidCapacity({ capacity: text });

/** A signer's capacity as entered; empty for a person who signs for themselves. */
const saidCapacity = ({ capacity = '' }: Pick<Capable, 'capacity'>): string =>
  capacity.trim() === 'self' ? '' : capacity.trim();

/** True if the signer signs for another person. A spouse without a represented person signs beside the lead. */
export const signsForAnother = (signer: Omit<Capable, 'name'>): boolean =>
  isForAnother[signer.role] ||
  Boolean(signer.for?.trim()) ||
  (signer.role === 'client' && saidCapacity(signer) !== '');

/** True if the signer needs a capacity and has none. */
export const lacksCapacity = (signer: Omit<Capable, 'name'>): boolean =>
  signsForAnother(signer) && saidCapacity(signer) === '';

/** Adds the represented person to a signer: the lead, unless another person is named. */
export const withRepresented = <Signer extends Capable>(
  { for: named, ...signer }: Signer,
  lead: string,
): Omit<Signer, 'for'> & { for?: string } =>
  signsForAnother({ ...signer, for: named }) ? { ...signer, for: named?.trim() || lead } : signer;

/** The role whose places the signer signs at. `[sign client]` also covers a person who signs for the client. */
export const getSeat = (signer: Omit<Capable, 'name'>): 'client' | 'spouse' =>
  signer.role === 'spouse' && !signsForAnother(signer) ? 'spouse' : 'client';

const toDay = (date: string, language: CapacityLanguage): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));

const appointment = (letters: Letters | undefined, language: CapacityLanguage): string => {
  if (!letters) return language === 'es' ? ', con nombramiento en trámite' : ', letters not yet issued';
  const day = toDay(letters.date, language);
  const court = letters.court.replace(/^the\s+/i, '');
  return language === 'es'
    ? `, según el nombramiento emitido el ${day} por el tribunal ${court}`
    : `, under letters issued on ${day}, by the ${court}`;
};

const asWord: Readonly<Record<CapacityLanguage, string>> = { en: 'as', es: 'en calidad de' };
const inOwnWords = (text: string) => text.replace(/^(as|como|en calidad de)\s+/i, '');

/** The represented person as contracts name them: "Ana Lopez, a minor". */
export const partyInWords = (signer: Named, language: CapacityLanguage): string => {
  const capacity = knownCapacity(signer.capacity);
  const name = signer.for ?? '';
  return capacity ? words[language][capacity].party(name) : name;
};

/** The signer's act for the party just named: "by Maria Lopez, as next friend". */
export const actsInWords = (signer: Named, language: CapacityLanguage): string => {
  const capacity = knownCapacity(signer.capacity);
  const by = language === 'es' ? 'por medio de' : 'by';
  const is = capacity
    ? words[language][capacity].is.replace(/ \(.*\)$/, '')
    : inOwnWords(saidCapacity(signer));
  return `${by} ${signer.name}, ${asWord[language]} ${is}`;
};

/**
 * The capacity below a signature: "as next friend of Ana Lopez, a minor"; empty for a person who signs for themselves.
 * If the firm's own words do not name the person, the name follows them.
 */
export const capacityInWords = (signer: Named, language: CapacityLanguage): string => {
  const said = saidCapacity(signer);
  if (said === '') return '';
  const capacity = knownCapacity(said);
  const name = signer.for ?? '';
  if (!capacity) {
    const own = `${asWord[language]} ${inOwnWords(said)}`;
    if (name === '' || said.includes(name)) return own;
    return language === 'es' ? `${own}, en representación de ${name}` : `${own}, on behalf of ${name}`;
  }
  const { is, of } = words[language][capacity];
  const court = capacity === 'personal-representative' ? appointment(signer.letters, language) : '';
  return `${asWord[language]} ${is} ${of} ${partyInWords(signer, language)}${court}`;
};

/** The name beside a signature, with the capacity if there is one. */
export const signatureName = (signer: Named, language: CapacityLanguage): string =>
  [signer.name, capacityInWords(signer, language)].filter(Boolean).join(', ');
