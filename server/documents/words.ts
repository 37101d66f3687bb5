import { describeField } from '../../shared/agreements/template-fields';
import type { AgreementStep } from '../../shared/schemas/agreement';
import type { DocumentLanguage } from '../../shared/schemas/agreement-template';

/** Spanish labels of the fields that a sender may fill. */
const spanishFields: Record<string, string> = {
  'client.name': 'Nombre',
  'client.firstName': 'Nombre de pila',
  'client.lastName': 'Apellido',
  'client.birthDate': 'Fecha de nacimiento',
  'client.addressBlock': 'Nombre y dirección',
  'client.address': 'Dirección',
  'client.street': 'Calle',
  'client.city': 'Ciudad',
  'client.state': 'Estado',
  'client.zip': 'Código postal',
  'client.email': 'Correo electrónico',
  'client.phone': 'Teléfono',
  'client.secondPhone': 'Segundo teléfono',
  'firm.letterhead': 'Membrete del bufete',
  'firm.name': 'Nombre del bufete',
  'firm.address': 'Dirección del bufete',
  'firm.phone': 'Teléfono del bufete',
  'lawyer.name': 'Abogado que firma por el bufete',
  'case.title': 'Tipo de caso',
  'treatment.providers': 'Médicos, hospitales y clínicas',
  'treatment.from': 'Tratamiento desde',
  'treatment.to': 'Tratamiento hasta',
};

/** The words of documents and signers' pages, besides the firm's own text. */
const english = {
  sample: 'SAMPLE. No lawyer of the firm has adopted this text yet.',
  specimen: 'SPECIMEN. For trying out only: it binds no one and must not be signed as a contract.',
  people: {
    you: (parties: readonly string[]) => `“You” means ${parties.join('; and ')}.`,
    only: (name: string, capacity: string) => `${name} signs only ${capacity}.`,
    also: (name: string, capacity: string) => `${name} also signs ${capacity}.`,
    spouseToo: (name: string) =>
      `${name} signs as spouse, for any claim of their own in this matter, and “you” means ${name} as well.`,
    signs: (name: string, capacity: string) => `${name} signs ${capacity}.`,
    onOwnBehalf: 'on their own behalf',
    asSpouse: 'as spouse',
    /** The separator between two items that contain commas. */
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
  formatPage: (page: number, pages: number) => `Page ${page} of ${pages}`,
  intent:
    'By signing, I agree to this document. My electronic signature has the same effect as one on paper.',
  record: {
    title: 'Record of signing',
    document: 'Document',
    id: 'Agreement ID',
    template: 'Template and version',
    adopted: 'Text adopted by',
    sent: 'Sent by',
    filled: 'Fields filled in when it was sent',
    field: (name: string) => describeField(name).label,
    hash: 'SHA-256 of the document that was signed',
    certificate: 'SHA-256 of the certificate that seals this file',
    own: 'Lantern made this certificate for the firm. A PDF reader shows that the file is unchanged, and that it does not recognize the certificate.',
    level: 'Level of the seal (PAdES)',
    zone: 'Time zone of the firm',
    signers: 'Who signed',
    grades: {
      mailbox: () => 'mailbox only',
      'mailbox-and-staff': () => 'mailbox, link also seen by staff',
      phone: () => 'phone number only',
      'phone-and-staff': () => 'phone number, link also seen by staff',
      office: (by: string) => `in the office, identity confirmed by ${by}`,
    },
    signerHead: ['Name', 'As', 'Known by', 'What they did', 'Where from'],
    /** Between a browser and its device: “Safari on iPhone”. */
    on: 'on',
    ledger: (file: string) =>
      `The file ${file}, attached to this PDF under the same seal, has every step in full, as the firm’s ledger has it, with the texts that were agreed to, what was filled in, and the state’s rules that were shown before sending.`,
    knownBy: {
      code: (mailbox: string) => `a code sent to ${mailbox}`,
      text: (ending: string) => `a code by text to the number ending in ${ending}`,
      office: 'the firm’s staff, in the office',
    },
    linkTo: {
      mailbox: (mailbox: string) => `link by e-mail to ${mailbox}`,
      staff: (by: string) => `link handed over by ${by}`,
      office: (by: string) => `screen opened in the office by ${by}`,
    },
    ways: {
      mailbox: 'by the link from the mailbox',
      staff: 'by a link that staff handed over',
      office: 'on a screen in the office',
    },
    intent: 'The statement that each signature stands for',
    lawyer: (bar: string) => `the firm’s staff account${bar && `; bar number ${bar}`}`,
    ownBar: 'bar number entered by themselves',
    openedAccount: 'account opened by an administrator on',
    givenBar: 'bar number entered by an administrator on',
  },
  steps: {
    opened: 'opened',
    consented: 'agreed to electronic records',
    'code-right': 'entered the code',
    identified: 'confirmed who is signing',
    'document-shown': 'was shown the document',
    intended: 'agreed to the statement of intent',
    signed: 'signed',
    countersigned: 'signed for the firm',
  },
  flags: {
    'staff-address': 'it came from an address where staff work',
    'staff-mailbox': 'the mailbox is that of a member of the staff',
    'other-mailbox': 'the mailbox is not the one on the lead',
    'changed-mailbox': 'staff had changed the address on the lead to this mailbox',
    'changed-number': 'the number that got the code is not the one that the lead came with',
    'typed-number': 'staff entered the number that got the code',
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
  specimen: 'EJEMPLAR DE PRUEBA. Solo para probar: no obliga a nadie y no debe firmarse como contrato.',
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
  formatPage: (page, pages) => `Página ${page} de ${pages}`,
  intent:
    'Al firmar, acepto este documento. Mi firma electrónica tiene el mismo valor que una firma en papel.',
  record: {
    title: 'Registro de la firma',
    document: 'Documento',
    id: 'Número de este documento',
    template: 'Plantilla y versión',
    adopted: 'Texto adoptado por',
    sent: 'Enviado por',
    filled: 'Campos llenados al enviar',
    field: (name) => spanishFields[name] ?? describeField(name).label,
    hash: 'SHA-256 del documento que se firmó',
    certificate: 'SHA-256 del certificado que sella este archivo',
    own: 'Lantern creó este certificado para el bufete. Un lector de PDF muestra que el archivo no ha cambiado y que no reconoce el certificado.',
    level: 'Nivel del sello (PAdES)',
    zone: 'Zona horaria del bufete',
    signers: 'Quién firmó',
    grades: {
      mailbox: () => 'solo por el correo electrónico',
      'mailbox-and-staff': () => 'por el correo electrónico; el personal también tuvo el enlace',
      phone: () => 'solo por el número de teléfono',
      'phone-and-staff': () => 'por el número de teléfono; el personal también tuvo el enlace',
      office: (by) => `en la oficina; ${by} confirmó la identidad`,
    },
    signerHead: ['Nombre', 'Como', 'Identificado por', 'Qué hizo', 'Desde dónde'],
    on: 'en',
    ledger: (file) =>
      `El archivo ${file}, adjunto a este PDF bajo el mismo sello, contiene cada paso completo, como consta en el registro del bufete, con los textos que se aceptaron, lo que se llenó y las reglas del estado que se mostraron antes del envío.`,
    knownBy: {
      code: (mailbox) => `un código enviado a ${mailbox}`,
      text: (ending) => `un código enviado por mensaje de texto al número que termina en ${ending}`,
      office: 'el personal del bufete, en la oficina',
    },
    linkTo: {
      mailbox: (mailbox) => `enlace enviado por correo a ${mailbox}`,
      staff: (by) => `enlace entregado por ${by}`,
      office: (by) => `pantalla abierta en la oficina por ${by}`,
    },
    ways: {
      mailbox: 'con el enlace del correo',
      staff: 'con un enlace que entregó el personal',
      office: 'en una pantalla de la oficina',
    },
    intent: 'La declaración que cada firma representa',
    lawyer: (bar) => `la cuenta del bufete${bar && `; número de abogado ${bar}`}`,
    ownBar: 'número ingresado por la propia persona',
    openedAccount: 'cuenta abierta por una persona de la administración el',
    givenBar: 'número ingresado por una persona de la administración el',
  },
  steps: {
    opened: 'abierto',
    consented: 'aceptó documentos electrónicos',
    'code-right': 'escribió el código',
    identified: 'confirmó la identidad de quien firma',
    'document-shown': 'vio el documento',
    intended: 'aceptó la declaración de intención',
    signed: 'firmó',
    countersigned: 'firmó por el bufete',
  },
  flags: {
    'staff-address': 'vino de una dirección donde trabaja el personal',
    'staff-mailbox': 'el correo es de una persona del personal',
    'other-mailbox': 'el correo no es el que consta en el caso',
    'changed-mailbox': 'el personal había cambiado por este el correo que consta en el caso',
    'changed-number': 'el número que recibió el código no es el número con el que llegó el caso',
    'typed-number': 'el personal de la firma anotó el número que recibió el código',
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

/** Returns true for a step that the page for people and the verifier tell; the record has all. */
export const isTold = (step: AgreementStep): step is keyof Words['steps'] => step in english.steps;

export const documentWords: Record<DocumentLanguage, Words> = { en: english, es: spanish };
