import type { DocumentLanguage } from '../../shared/schemas/agreement-template';

/** What documents and signers' pages say beside the firm's own text. */
const english = {
  sample: 'SAMPLE. No lawyer of the firm has adopted this text yet.',
  people: {
    you: (parties: readonly string[]) => `“You” means ${parties.join('; and ')}.`,
    only: (name: string, capacity: string) => `${name} signs only ${capacity}.`,
    also: (name: string, capacity: string) => `${name} also signs ${capacity}.`,
    spouseToo: (name: string) =>
      `${name} signs as spouse, for any claim of their own in this matter, and “you” means ${name} as well.`,
    signs: (name: string, capacity: string) => `${name} signs ${capacity}.`,
    onOwnBehalf: 'on their own behalf',
    asSpouse: 'as spouse',
    /** Between two that are each named with commas. */
    between: (_next: string) => '; and ',
    yes: 'yes',
    no: 'no',
  },
  placeOf: {
    sign: (name: string) => `Signature: ${name}`,
    initial: (name: string) => `Initials: ${name}`,
    date: (name: string) => `Date: ${name}`,
  },
  signedAt: (name: string, at: string) => `${name}, ${at}`,
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  intent:
    'By signing, I agree to this document. My electronic signature has the same effect as one on paper.',
  record: {
    title: 'Record of signing',
    document: 'Document',
    id: 'Agreement ID',
    template: 'Template and version',
    hash: 'SHA-256 of the document that was signed',
    certificate: 'SHA-256 of the certificate that seals this file',
    own: 'Lantern made this certificate for the firm. A PDF reader shows that the file is unchanged, and that it does not recognize the certificate.',
    level: 'Level of the seal (PAdES)',
    zone: 'Time zone of the firm; each time is also given in UTC',
    signers: 'Who signed',
    steps: 'What happened',
    head: ['When', 'Who', 'What', 'Where from'],
    signerHead: ['Name', 'As', 'Known by', 'Signed'],
    ledger:
      'Each step is an entry in the firm’s ledger. Its ID there is “agreement-” followed by the ID shown here.',
    knownBy: {
      code: (mailbox: string) => `a code sent to ${mailbox}`,
      office: 'the firm’s staff, in the office',
    },
    lawyer: 'the firm’s staff account',
  },
  steps: {
    sent: 'sent',
    'sent-again': 'sent again, with a new link',
    reminded: 'reminded',
    opened: 'opened',
    consented: 'agreed to electronic records',
    'code-sent': 'a code was sent',
    'code-right': 'entered the code',
    'code-wrong': 'entered a wrong code',
    identified: 'confirmed who is signing',
    marked: 'filled in a place',
    signed: 'signed',
    countersigned: 'signed for the firm',
    complete: 'complete',
    asked: 'asked a question',
    'paper-wanted': 'asked for paper',
    declined: 'declined',
    void: 'voided',
    expired: 'expired',
  },
  roles: {
    client: 'client',
    parent: 'parent',
    guardian: 'guardian',
    representative: 'personal representative',
    spouse: 'spouse',
    lawyer: 'lawyer',
  },
};

type Words = typeof english;

const spanish: Words = {
  sample: 'MUESTRA. Ningún abogado del bufete ha adoptado todavía este texto.',
  people: {
    you: (parties) => `“Usted” se refiere a ${parties.join('; y a ')}.`,
    only: (name, capacity) => `${name} firma únicamente ${capacity}.`,
    also: (name, capacity) => `${name} firma también ${capacity}.`,
    spouseToo: (name) =>
      `${name} firma en calidad de cónyuge, por cualquier reclamo propio en este asunto, y “usted” se refiere también a ${name}.`,
    signs: (name, capacity) => `${name} firma ${capacity}.`,
    onOwnBehalf: 'en nombre propio',
    asSpouse: 'en calidad de cónyuge',
    between: (next) => (/^h?[ií](?!e)/i.test(next) ? '; e ' : '; y '),
    yes: 'sí',
    no: 'no',
  },
  placeOf: {
    sign: (name) => `Firma: ${name}`,
    initial: (name) => `Iniciales: ${name}`,
    date: (name) => `Fecha: ${name}`,
  },
  signedAt: (name, at) => `${name}, ${at}`,
  pageOf: (page, pages) => `Página ${page} de ${pages}`,
  intent:
    'Al firmar, acepto este documento. Mi firma electrónica tiene el mismo valor que una firma en papel.',
  record: {
    title: 'Registro de la firma',
    document: 'Documento',
    id: 'Número de este documento',
    template: 'Plantilla y versión',
    hash: 'SHA-256 del documento que se firmó',
    certificate: 'SHA-256 del certificado que sella este archivo',
    own: 'Lantern creó este certificado para el bufete. Un lector de PDF muestra que el archivo no ha cambiado y que no reconoce el certificado.',
    level: 'Nivel del sello (PAdES)',
    zone: 'Zona horaria del bufete; cada hora se da también en UTC',
    signers: 'Quién firmó',
    steps: 'Qué pasó',
    head: ['Cuándo', 'Quién', 'Qué', 'Desde dónde'],
    signerHead: ['Nombre', 'Como', 'Identificado por', 'Firmó'],
    ledger:
      'Cada paso es una entrada del registro del bufete. Su identificador es “agreement-” seguido del número que aparece aquí.',
    knownBy: {
      code: (mailbox) => `un código enviado a ${mailbox}`,
      office: 'el personal del bufete, en la oficina',
    },
    lawyer: 'su cuenta de personal del bufete',
  },
  steps: {
    sent: 'enviado',
    'sent-again': 'enviado otra vez, con un enlace nuevo',
    reminded: 'recordatorio enviado',
    opened: 'abierto',
    consented: 'aceptó documentos electrónicos',
    'code-sent': 'se envió un código',
    'code-right': 'escribió el código',
    'code-wrong': 'escribió un código incorrecto',
    identified: 'confirmó la identidad de quien firma',
    marked: 'completó un lugar',
    signed: 'firmó',
    countersigned: 'firmó por el bufete',
    complete: 'completo',
    asked: 'hizo una pregunta',
    'paper-wanted': 'pidió el documento en papel',
    declined: 'decidió no firmar',
    void: 'anulado',
    expired: 'vencido',
  },
  roles: {
    client: 'cliente',
    parent: 'madre o padre',
    guardian: 'tutor o tutora legal',
    representative: 'representante personal',
    spouse: 'cónyuge',
    lawyer: 'abogado o abogada',
  },
};

export const documentWords: Record<DocumentLanguage, Words> = { en: english, es: spanish };
