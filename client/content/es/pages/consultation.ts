import { latestConsentText } from '../../../../shared/consent-texts/consent-text';
import { spanishConsentTexts } from '../../../../shared/consent-texts/spanish';
import { otherSpanishCaseTypes, spanishCaseTypes } from '../../../../shared/spanish-case-types';
import { firmName } from '../../fill';
import { promised } from '../../promises';
import { site } from '../../site';
import type { FormWords } from '../../words';

const { replyHours } = promised;
const soon = replyHours ? ` en menos de ${replyHours} horas` : '';

/** The words of the consultation form, its confirmation and its messages: the only words in a browser script. */
export const consultation: FormWords = {
  /** Sent with the form, so that the reply can use this language. */
  language: 'es',
  title: 'Pida la revisión gratis de su caso',
  titleAbout: 'Pregunte por su caso: {case}',
  intro: `Cuéntenos qué pasó. Una persona le responde${soon}, como usted prefiera.`,
  required: 'Los campos con * son obligatorios.',
  /** For the two-step form, on practice pages. */
  steps: {
    count: 'Paso {number} de 2',
    titles: ['Su historia', 'Cómo le contactamos'],
    next: 'Continuar',
    back: 'Volver a su historia',
  },
  labels: {
    firstName: 'Nombre',
    lastName: 'Apellidos',
    email: 'Correo electrónico',
    phoneNumber: 'Teléfono',
    caseType: 'Tipo de caso',
    additionalInfo: 'Cuéntenos qué pasó',
    answerBy: '¿Cómo quiere que le respondamos?',
    bestTime: '¿A qué hora le conviene?',
  },
  hints: {
    phoneNumber: 'Con código de área, por ejemplo (415) 555-0132',
    answerBy: 'Es una preferencia, no un permiso para llamadas o textos automáticos.',
    additionalInfo:
      'Opcional. Por favor no escriba su número de Seguro Social ni datos de expedientes médicos.',
  },
  answerWays: { call: 'Llamada', ...(site.textNumber && { text: 'Texto' }), email: 'Correo' },
  anyTime: 'A cualquier hora',
  bestTimes: { morning: 'Por la mañana', afternoon: 'Por la tarde', evening: 'Por la noche' },
  chooseCaseType: 'Elija un tipo de caso',
  /** Translations of the server's service titles, by title in the main language. */
  caseTypes: spanishCaseTypes,
  /** The names of case types that are not a service. */
  otherCaseTypes: otherSpanishCaseTypes,
  policies:
    'Pido a {firm} que responda mi solicitud por teléfono o por correo electrónico, y acepto los [Términos de servicio](/terms-of-service), la [Política de privacidad](/privacy-policy) y el [Aviso legal](/disclaimer).',
  /** The heading of the consent question for calls and texts, and its wording. */
  contactQuestion: 'Llamadas y mensajes de texto (opcional)',
  consentText: latestConsentText(spanishConsentTexts, firmName),
  submit: 'Pedir mi revisión gratis',
  sending: 'Enviando su solicitud…',
  offline: 'No hay conexión. Deje esta página abierta: su solicitud se envía en cuanto vuelva la conexión.',
  retrying: 'Se cortó la conexión. Lo intentamos otra vez; usted no tiene que hacer nada.',
  busy: 'El servidor está ocupado. Lo intentamos otra vez en {seconds} segundos.',
  summary: 'Por favor revise el formulario: hay {count} campos que corregir.',
  toCheck: 'Respuestas por revisar: {count}',
  summaryOne: 'Por favor revise el formulario: hay un campo que corregir.',
  restored: 'Guardamos lo que había escrito.',
  next: 'Una persona de nuestro equipo lee su solicitud y le responde. Mientras tanto no tiene que hacer nada.',
  promise: {
    call: 'Le llamaremos a más tardar el {time}.',
    answer: 'Le responderemos a más tardar el {time}.',
  },
  confirmation: {
    reference: 'Su número de referencia',
    about: 'Sobre',
    stepsTitle: 'Qué sigue ahora',
    steps: [
      'Una persona lee su solicitud.',
      'Le respondemos como usted eligió; si no le encontramos, probamos de otra manera. Tenga a mano los nombres y las fechas que recuerde.',
      'Le decimos si vemos un caso, y por qué. Usted decide.',
    ],
    sooner: 'Si no puede esperar, o si no sabe de nosotros a tiempo, llame al {phone} o escriba a {email}.',
  },
  another: 'Enviar otra solicitud',
  failed: 'Todo lo que escribió sigue aquí.',
  /** Used by the form's rules and by the server, under a field or above the form. */
  messages: {
    required: 'Obligatorio',
    invalid: 'Dato no válido',
    firstName: 'Escriba su nombre',
    lastName: 'Escriba sus apellidos',
    email: 'El correo electrónico no es válido',
    phone: 'Escriba un número de teléfono válido',
    caseType: 'Elija un tipo de caso',
    agreeToTerms: 'Debe aceptar los términos y condiciones',
    tooLong: 'Este texto es demasiado largo',
    malformedText: 'Este texto tiene un carácter dañado',
    sent: '¡Recibimos su solicitud! Pronto nos comunicamos con usted.',
    failed: 'Hubo un problema al enviar su solicitud. Por favor inténtelo otra vez.',
  },
  sentPage: {
    title: 'Gracias',
    description: 'Recibimos su solicitud de una revisión gratis de su caso. Esto es lo que sigue.',
    back: 'Volver al inicio',
  },
  problemPage: {
    title: 'Por favor revise su solicitud',
    description:
      'Su solicitud de una revisión gratis de su caso todavía no se ha enviado. Por favor revise los campos marcados abajo.',
  },
};
