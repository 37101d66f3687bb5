/** A legal term and its translations; stems also match plurals and verbs. */
type LegalTerm = {
  english: string;
  says: readonly string[];
  /** Glossaries that list it; without one, the page explains the term where it first appears. */
  sources: readonly string[];
};

const arizona = 'https://azcourthelp.org/component/seoglossary/6-espanol?start=100';
const california = 'http://www.courts.ca.gov/selfhelp-glossary.htm?rdeLocaleAttr=es';
const californiaCivil = 'http://www.courts.ca.gov/1061.htm?rdeLocaleAttr=es';
const californiaDiscovery = 'https://www.courts.ca.gov/1064.htm?rdeLocaleAttr=es';
const santaBarbara = 'https://santabarbara.courts.ca.gov/es/ayuda-de-reclamos-menores';
const southernCalifornia = 'https://www.casd.uscourts.gov/interpreters/English-to-Spanish-Glossary.aspx';
const sacramento = 'https://es.studenta.com/content/84134951/ingles-juridico-spanish-legal-glossary';
const newJersey = 'https://www.edocr.com/v/3192qnm3/globaldocuments/english-to-spanish-interpretingpdf';
const justice = 'https://fdocuments.in/download/spanish-english-glossary-of-legal-terms';
const womensLaw =
  'https://www.womenslaw.org/es/leyes/preparandose-para-la-corte-por-su-cuenta/antes-del-juicio/descubrimiento/deposiciones/que-es';
const interpreters = 'https://theinterpreteracademy.org/pages/glossary-torts-personal-injury-terminology-a-z';
const translators = 'https://traduccionjuridica.es/class-action/';

/** Translations of legal terms, looked up on 2026-11-23 in glossaries of U.S. courts. */
export const legalTerms: Readonly<Record<string, readonly LegalTerm[]>> = {
  es: [
    { english: 'affidavit', says: ['declaración jurada'], sources: [arizona] },
    { english: 'appeal', says: ['apela', 'apeló'], sources: [justice] },
    { english: 'class action', says: ['colectiv', 'class action'], sources: [translators] },
    { english: 'contingency fee', says: ['contingencia'], sources: [interpreters] },
    { english: 'defendant', says: ['demandad'], sources: [californiaCivil, santaBarbara] },
    { english: 'deposition', says: ['deposici'], sources: [womensLaw] },
    { english: 'discovery', says: ['intercambio de pruebas', 'discovery'], sources: [californiaDiscovery] },
    { english: 'expert', says: ['perit', 'expert'], sources: [southernCalifornia, sacramento, newJersey] },
    { english: 'jury', says: ['jurado'], sources: [california] },
    { english: 'medical monitoring', says: ['vigilancia médica'], sources: [] },
    { english: 'negligence', says: ['negligencia'], sources: [sacramento] },
    { english: 'plaintiff', says: ['demandante'], sources: [californiaCivil, santaBarbara] },
    { english: 'preemption', says: ['primacía de la ley federal'], sources: [] },
    { english: 'punitive damages', says: ['daños punitivos'], sources: [sacramento] },
    { english: 'settlement', says: ['acuerdo', 'arregl'], sources: [sacramento] },
    {
      english: 'statute of limitations',
      says: ['plazo', 'statute of limitations'],
      sources: [southernCalifornia, sacramento],
    },
    { english: 'summary judgment', says: ['sentencia sumaria'], sources: [sacramento, newJersey] },
    { english: 'verdict', says: ['veredicto'], sources: [sacramento] },
    { english: 'willful', says: ['intencional'], sources: [sacramento, newJersey] },
    { english: 'wrongful death', says: ['muerte por culpa'], sources: [sacramento] },
  ],
};

/** Words a translation must avoid, with replacements: false friends, anglicisms, and words that exclude women. */
export const avoidedWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: {
    'declaración jurada (deposition)': 'deposición: a declaración jurada is an affidavit',
    'preferencia federal': 'primacía de la ley federal',
    'controles médicos': 'vigilancia médica',
    'falta a propósito': 'falta intencional',
    'esto es mi caso': '¿Esto se aplica a mí?',
    'no estoy seguro': 'No lo sé',
    apuntad: 'inscrito',
    'nombró informes': 'informó de',
    'llega a una sala': 'llega a juicio',
    'ven una sala': 'llegan a juicio',
    'de dónde lo sabemos': 'Fuentes',
    'lo que habla a favor': 'lo que está a su favor',
    'lo que habla en contra': 'lo que está en su contra',
    'que halló un médico': 'diagnosticado por un médico',
    'médico halló': 'un médico diagnosticó',
    'médico le halló': 'un médico le diagnosticó',
    'vale la compensación laboral': 'se aplica la compensación laboral',
    'qué seguro vale': 'qué seguro se aplica',
    'carta de acuerdo': 'acuerdo preliminar',
    'descuidada, pero': 'negligente',
    'terminó el primer caso': 'desestimó el caso',
    'terminó tres casos': 'desestimó los casos',
    'terminó los': 'desestimó los',
    '¿está enfermo': '¿Tiene una enfermedad? (también para mujeres)',
  },
};
