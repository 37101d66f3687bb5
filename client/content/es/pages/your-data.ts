import type { RequestKind } from '../../../../shared/schemas/privacy';

/** The page where anyone can ask about their own data. */
export const yourData = {
  meta: {
    title: 'Sus datos',
    description:
      'Pregunte qué tenemos sobre usted, pida que lo corrijamos o lo borremos, o retire su consentimiento. No necesita una cuenta, y no cuesta nada.',
  },
  title: 'Sus datos',
  intro:
    'Puede preguntar a {firm} qué tenemos sobre usted, pedir que lo corrijamos o lo borremos, o retirar lo que aceptó. No necesita una cuenta, y no cuesta nada.',
  kind: '¿Qué debemos hacer?',
  kinds: {
    access: 'Díganme qué tienen sobre mí, y denme una copia',
    correction: 'Corrijan algo que está mal',
    deletion: 'Borren lo que tienen sobre mí',
    withdrawal: 'Dejen de usar lo que acepté: no más llamadas, mensajes ni correos',
  } satisfies Record<RequestKind, string>,
  name: 'Su nombre',
  email: 'Correo electrónico',
  phoneNumber: 'Teléfono',
  reachHint: 'Escriba al menos uno de los dos. Con él buscamos sus datos, y allí le respondemos.',
  message: 'Algo más que debamos saber',
  messageHint: 'Por favor no envíe su número de Seguro Social ni expedientes médicos.',
  submit: 'Enviar mi solicitud',
  outcomes: {
    done: {
      title: 'Recibimos su solicitud',
      text: 'Respondemos en 45 días, casi siempre mucho antes. Puede que primero le preguntemos algo, para estar seguros de que es usted. Si pidió que paremos, vale desde este momento.',
    },
    check: {
      title: 'Por favor revise lo que escribió',
      text: 'Escriba un número de teléfono con su código de área, o un correo completo como nombre@example.com.',
    },
    again: {
      title: 'No funcionó',
      text: 'Por favor inténtelo otra vez en un minuto, o llámenos o escríbanos. Los datos están al pie de esta página.',
    },
  },
  after: [
    'Nunca le cobramos por esto, y nadie aquí le trata peor por haberlo pedido.',
    'Puede pedirlo otra persona por usted. En ese caso le pedimos antes una nota suya.',
    'Si decimos que no, le decimos por qué. Puede pedir que lo miremos otra vez: escriba a {email}. Si volvemos a decir que no, puede acudir al fiscal general de su estado.',
    'Algunas cosas tenemos que guardarlas aunque pida borrarlas, como la prueba de lo que aceptó. Las guardamos bajo llave y se lo decimos.',
  ],
};
