import type { PracticeArea } from '../../practice-area';

export const rideShare: PracticeArea = {
  slug: 'ride-share-claims',
  name: 'Viajes por aplicación',
  summary:
    'Para pasajeros y otras personas lesionadas en un choque o dañadas por alguien en un viaje pedido por una aplicación.',
  meta: {
    title: 'Viajes por aplicación: choques y agresiones',
    description:
      '¿Se lesionó en un choque o le agredieron en un viaje pedido por una aplicación? Vea qué necesita para un reclamo, qué puede hacer ya y quién responde.',
  },
  title: 'Reclamos por viajes de aplicación',
  intro: 'Si se lesionó en un choque, o si alguien le hizo daño durante el viaje, puede tener un reclamo.',
  story:
    'Usted pidió un viaje y esperaba llegar bien. No siempre es fácil saber quién responde: el conductor, la empresa de la aplicación, otro conductor o una aseguradora. Le ayudamos a aclararlo, a su ritmo.',
  standing: {
    against: ['[[uber-state-trial-2025]]'],
    for: ['[[uber-dean-verdict-2026]]'],
    todo: [
      'Anote el lugar y el día del viaje, y guarde el recibo de la aplicación. La ley del estado cambia mucho las cosas. Por eso importa el lugar.',
      'Los reclamos por choques no son parte de estos grupos. Van como otros casos de choques, con la aseguradora del conductor, de la empresa o de alguien más.',
    ],
    open: [
      'Cómo termina la apelación contra el primer veredicto federal.',
      'Cómo terminaron los juicios de prueba siguientes. No hallamos una fuente de confianza.',
    ],
  },
  sections: [
    {
      id: 'what-claims-cover',
      heading: 'Qué cubren estos reclamos',
      blocks: [
        {
          text: 'Es un viaje que usted pide por una aplicación, como Uber o Lyft, con un conductor que usa su auto particular. Los reclamos son sobre todo de estos tipos:',
        },
        {
          cards: [
            {
              title: 'Choques',
              text: 'Iba de pasajero, a pie o en bicicleta, o en otro auto al que golpeó un conductor de aplicación.',
            },
            {
              title: 'Agresión',
              text: 'Un conductor le tocó sin su permiso, le lastimó, le amenazó o no le dejó salir del auto. No fue su culpa.',
            },
            {
              title: 'Condiciones inseguras',
              text: 'Se lesionó al subir o al bajar, o porque el conductor tenía sueño, había bebido o usaba el teléfono.',
            },
          ],
        },
      ],
    },
    {
      id: 'what-you-need',
      heading: 'Qué necesita para un reclamo',
      blocks: [
        { text: 'Para hacer un reclamo necesita estas cosas:' },
        {
          list: [
            'El recibo de su viaje. Está en su correo electrónico o en el historial de la aplicación.',
            'El número del reporte de policía.',
            'Una copia de una identificación oficial, como licencia de manejar o pasaporte.',
          ],
        },
        {
          text: 'En este sitio no se sube nada, y por favor no escriba números de identificación en el formulario. Cuando hablemos, le decimos cómo compartir estos papeles de manera segura.',
        },
        {
          note: '¿Le falta uno? Comuníquese de todos modos. Tal vez todavía pueda hacer un reporte de policía o hallar un recibo viejo, y podemos mostrarle cómo.',
        },
      ],
    },
    {
      id: 'what-to-do-now',
      heading: 'Qué puede hacer ya',
      blocks: [
        {
          text: 'Si está en peligro, llame primero a emergencias. Después dé estos pasos cuando pueda:',
        },
        {
          steps: [
            {
              title: 'Reciba atención médica',
              text: 'Vea a un médico aunque se sienta bien. Algunas lesiones aparecen después. Después de una agresión, un hospital puede atenderle y explicarle qué pruebas puede guardar.',
            },
            {
              title: 'Guarde el viaje',
              text: 'Tome capturas de pantalla del viaje, del perfil del conductor, del auto, de la ruta y de todos los mensajes. No borre la aplicación.',
            },
            {
              title: 'Haga un reporte',
              text: 'Un reporte de policía deja constancia. Pida su número. También puede reportar el viaje en la aplicación.',
            },
            {
              title: 'Escríbalo',
              text: 'Anote qué pasó, dónde y cuándo, y quién pudo verlo. Hágalo mientras lo recuerda bien, si no es muy duro.',
            },
            {
              title: 'Cuidado antes de firmar',
              text: 'Una aseguradora o la empresa pueden pedirle una declaración grabada u ofrecerle dinero rápido. Puede decir que antes quiere consejo.',
            },
          ],
        },
      ],
    },
    {
      id: 'eligibility',
      heading: 'Quién puede tener un reclamo',
      blocks: [
        { text: 'Esto es lo primero que preguntamos:' },
        {
          list: [
            'El viaje se pidió por una aplicación, o le golpeó un conductor que trabajaba para una.',
            'Sufrió un daño, en su cuerpo o en su mente.',
            'Alguien más puede ser responsable de lo que pasó.',
          ],
        },
        {
          text: 'El plazo puede no ser el mismo para un choque y para una agresión. Buscamos los dos para su estado.',
        },
      ],
    },
    {
      id: 'who-may-be-responsible',
      heading: 'Quién puede responder',
      blocks: [
        {
          text: 'Después de un choque, el seguro que se aplica depende muchas veces de lo que el conductor hacía en la aplicación en ese momento:',
        },
        {
          cards: [
            {
              title: 'Aplicación apagada',
              text: 'Casi siempre va primero el seguro del propio conductor.',
            },
            {
              title: 'Aplicación prendida, sin viaje',
              text: 'Puede valer algún seguro de la empresa. Muchas veces cubre menos.',
            },
            {
              title: 'En camino o con pasajero',
              text: 'Puede valer el seguro más grande de la empresa.',
            },
          ],
        },
        {
          text: 'Después de una agresión, miramos también qué sabía la empresa del conductor, cómo revisaba a los conductores y qué hizo con quejas anteriores. Las empresas suelen decir que los conductores no son sus empleados. Si eso termina un reclamo depende de la ley del estado y de los hechos.',
        },
      ],
    },
    {
      id: 'what-happens-next',
      heading: 'Qué sigue',
      blocks: [
        {
          text: 'Cuéntenos tanto o tan poco como quiera. Si una llamada o un correo es más seguro para usted, díganos cuál.',
        },
        {
          text: '¿Fue un choque en un auto particular? Vea nuestra página sobre [accidentes de auto](/services/auto-vehicle-accident-lawsuit).',
        },
      ],
    },
  ],
  accordion: {
    kind: 'information',
    heading: 'Más sobre viajes por aplicación',
    items: [
      {
        question: 'Su privacidad',
        answer: [
          'Usted elige cuánto nos cuenta el primer día. Si cuesta escribir los detalles, déjelos fuera y pida que le llamemos. En algunos casos una corte puede dejarle demandar sin su nombre completo en los papeles públicos.',
        ],
      },
      {
        question: 'Si otra persona pidió el viaje',
        answer: [
          'Aun así puede tener un reclamo. La persona de la cuenta puede enviar el recibo, y su nombre se puede mostrar de otra manera, como con mensajes o con el reporte de policía.',
        ],
      },
      {
        question: 'Si usted maneja para una aplicación',
        answer: [
          'Los conductores también se lesionan. Otro conductor puede tener la culpa, y puede valer el seguro de la empresa. Díganos si la aplicación estaba prendida y si había aceptado un viaje.',
        ],
      },
      {
        question: 'Qué puede incluir un reclamo',
        answer: [
          'Un reclamo puede pedir cuentas médicas, terapia, sueldo perdido y el dolor con el que vive. Nadie puede decirle temprano cuánto vale un reclamo, y algunos no se pagan.',
        ],
      },
    ],
  },
};
