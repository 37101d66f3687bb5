import { type ConsentText, inParts } from './consent-text';

const layout =
  'A frame of its own under the form’s fields, headed “Llamadas y mensajes de texto (opcional)”, between the box for the three policies and the button. One empty box to tick, with the text to its right in the same size as the policies’ text. It is never ticked beforehand, and the form can be sent without it.';

/** Every wording ever shown in Spanish, newest last. Add new wordings; never edit old ones. */
export const spanishConsentTexts: readonly ConsentText[] = [
  {
    version: '2026-11-22-es',
    firm: 'Lantern Justice',
    text: 'Sí, Lantern Justice puede llamarme y enviarme mensajes de texto al número de teléfono que escribí arriba sobre mi solicitud y mi caso, también con tecnología automática y con voces grabadas o artificiales. Puedo recibir ayuda sin aceptar esto. Pueden aplicarse tarifas de mensajes y datos, y la frecuencia varía. Para que paren, puedo responder STOP a un mensaje de texto, usar “No me contacten más” al pie de cada página, o decírselo de cualquier otra manera.',
    layout,
    sha256: '6d548b854ac69131891b917241052ec768a2b0e6e45edb08e20931178e6575ca',
  },
  inParts({
    version: '2026-11-23-es',
    firm: 'Lantern Justice',
    parts: {
      seller: 'Sí, Lantern Justice puede llamarme y enviarme mensajes de texto',
      number: 'al número de teléfono que escribí arriba',
      authorization:
        'sobre mi solicitud, mi caso y lo que ofrece, también publicidad, también con tecnología automática que marca o escribe y con voces grabadas o artificiales.',
      signature: 'Marcar la casilla es mi firma.',
      condition: 'Puedo recibir ayuda sin aceptar esto, y no tengo que aceptarlo para comprar nada.',
      rates: 'Pueden aplicarse tarifas de mensajes y datos, y la frecuencia varía.',
      stop: 'Para que paren, puedo responder STOP a un mensaje de texto, usar “No me contacten más” al pie de cada página, o decírselo de cualquier otra manera; eso pone fin a este acuerdo y no cuesta nada.',
      help: 'Con HELP recibo ayuda.',
      paper: 'Puedo pedir este acuerdo en papel, sin costo.',
      needs: 'Para leerlo y guardarlo necesito un dispositivo con navegador.',
    },
    layout,
    sha256: 'c6367fbc0fa7ecf3e4f0160a7c23fbb090546c313adcf4d7a33c6dfed4573d39',
  }),
];
