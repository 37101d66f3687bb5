import type { PracticeArea } from '../../practice-area';

export const hairRelaxer: PracticeArea = {
  slug: 'hair-relaxer-claims',
  name: 'Alisador de cabello',
  summary:
    'Para quienes usaron alisadores químicos de cabello y después supieron que tenían cáncer de útero, de endometrio o de ovario.',
  meta: {
    title: 'Alisador de cabello y cáncer: reclamos',
    description:
      '¿Usó alisadores químicos de cabello y después le hallaron cáncer de endometrio, ovario o útero? Vea quién puede reclamar y qué preguntamos primero.',
  },
  title: 'Reclamos por alisadores de cabello',
  intro:
    'Si usó alisadores químicos y se enfermó, podemos ver su historia con usted y decirle qué posibilidades hay.',
  story:
    'Los alisadores químicos quitan los rizos al romper uniones dentro de cada cabello. Muchas personas los usaron por años y confiaron en que eran seguros. Ahora hay demandas que dicen que algunos fabricantes no avisaron de un riesgo de cáncer.',
  standing: {
    against: ['[[hair-112-dismissed-2025]]', 'Hasta donde sabemos, no se ha pagado nada.'],
    for: ['[[hair-40-cases-2025]]'],
    todo: [
      'Un caso nuevo entraría al grupo de Chicago. Lo que ayuda ahora son las pruebas: su diagnóstico, los años de uso y los nombres de los productos.',
    ],
    open: [
      'Qué peritos sobre la ciencia podrán declarar. No hallamos ninguna decisión.',
      'Cuándo empieza el primer juicio. No hallamos una fecha de la corte ni de la prensa.',
      'Si la prohibición del formaldehído se vuelve ley.',
    ],
  },
  sections: [
    {
      id: 'cancers',
      heading: 'Cánceres que nombran los reclamos',
      blocks: [
        {
          text: 'Las demandas dicen que algunos alisadores tienen químicos que pueden alterar las hormonas, los mensajeros que dicen al cuerpo cómo crecer y trabajar. Los médicos los llaman disruptores endocrinos. Los reclamos hablan de tres cánceres del sistema reproductor:',
        },
        {
          list: [
            'Cáncer de endometrio: empieza en la capa de adentro del útero (la matriz).',
            'Cáncer de ovario: empieza en los ovarios o cerca, los órganos que guardan los óvulos.',
            'Cáncer de útero: cualquier cáncer de la matriz, también los más raros que empiezan en el músculo.',
          ],
        },
        {
          text: '[[hair-nih-2022]] Un estudio puede mostrar una relación. No puede decir qué causó la enfermedad de una persona. Por eso importan tanto sus propios expedientes.',
        },
      ],
    },
    {
      id: 'endometriosis-and-fibroids',
      heading: 'Endometriosis y fibromas uterinos',
      blocks: [
        {
          text: 'No todas las preguntas sobre alisadores son de cáncer. También nos preguntan por otras dos enfermedades.',
        },
        {
          cards: [
            {
              title: 'Endometriosis',
              text: 'Un tejido como el de adentro de la matriz crece afuera. Puede causar dolor, reglas fuertes y problemas para quedar embarazada.',
            },
            {
              title: 'Fibromas uterinos',
              text: 'Bultos en la matriz que casi nunca son cáncer. Unos no dan problemas. Otros traen dolor, mucho sangrado o una operación.',
            },
          ],
        },
        {
          text: 'Hay demandas que nombran las dos, pero las cortes pueden tratarlas de otra manera que el cáncer. Cuéntenos de todos modos. Le diremos con claridad si pueden apoyar un reclamo suyo.',
        },
      ],
    },
    {
      id: 'eligibility',
      heading: 'Quién puede presentar un reclamo',
      blocks: [
        { text: 'Puede tener un reclamo si cada una de estas cosas es cierta:' },
        {
          list: [
            'Usó un alisador químico, en casa o en un salón, más de unas pocas veces.',
            'Después un médico le diagnosticó cáncer de endometrio, de ovario o de útero.',
            'Sus expedientes pueden mostrar el diagnóstico, y usted puede decir qué productos usó y cuándo.',
          ],
        },
        {
          text: 'Si murió alguien que usted quiere, la familia, o quien se encarga de la sucesión (lo que dejó la persona), puede tal vez reclamar.',
        },
      ],
    },
    {
      id: 'filing-steps',
      heading: 'Cómo se presenta, paso a paso',
      blocks: [
        {
          steps: [
            {
              title: 'Cuéntenos qué pasó',
              text: 'Use el formulario de esta página o llame. Para este primer paso no necesita papeles.',
            },
            {
              title: 'Revisamos lo básico',
              text: 'Preguntamos qué productos usó, por cuánto tiempo y qué diagnosticó su médico. Después le decimos si un reclamo se ve posible.',
            },
            {
              title: 'Juntamos expedientes',
              text: 'Con su permiso por escrito pedimos sus expedientes médicos. Usted busca fotos, recibos o el nombre de su salón.',
            },
            {
              title: 'Preparamos y presentamos',
              text: 'Si decide seguir, escribimos la demanda, el papel que abre un caso, y la presentamos en la corte correcta.',
            },
            {
              title: 'El caso avanza',
              text: 'Las dos partes intercambian hechos. Su caso puede llegar a un acuerdo, ir a juicio o terminar sin pago. Usted decide si acepta una oferta.',
            },
          ],
        },
        {
          text: '¿Listo para el primer paso? [Envíenos su historia](/contact). Nada empieza hasta que usted lo diga.',
        },
      ],
    },
    {
      id: 'settlement-factors',
      heading: 'Qué puede influir en un acuerdo',
      blocks: [
        {
          text: 'Un acuerdo es un trato para terminar un caso por una suma de dinero. Nadie puede decirle una suma el primer día. Estos puntos importan muchas veces:',
        },
        {
          list: [
            'Su diagnóstico, cuánto se había extendido y qué tan bien funcionó el tratamiento.',
            'Cuántas veces usó alisadores, y por cuántos años.',
            'Con qué claridad sus expedientes y testigos muestran qué productos usó.',
            'Sus cuentas médicas, el sueldo que perdió y el cuidado que todavía puede necesitar.',
            'Cómo cambió la enfermedad su vida diaria, también la posibilidad de tener hijos.',
            'Otros riesgos de salud que el fabricante puede señalar.',
            'Qué deciden las cortes sobre la ciencia en casos como el suyo.',
          ],
        },
        {
          note: 'Esta página es información general. No es consejo médico. Por favor hable con su médico sobre síntomas y pruebas.',
        },
      ],
    },
  ],
  accordion: {
    kind: 'faq',
    heading: 'Preguntas sobre alisadores de cabello',
    items: [
      {
        question: '¿De qué productos son estos reclamos?',
        answer: [
          'De alisadores químicos, también los que se venden para usar en casa y los que se usan en salones. Díganos todas las marcas que recuerde. Revisamos qué fabricantes están en las demandas.',
        ],
      },
      {
        question: '¿Y si ya no tengo la caja ni un recibo?',
        answer: [
          'Es común. Fotos, registros del banco, una nota de su estilista o la memoria de un familiar pueden ayudar a mostrar qué usó.',
        ],
      },
      {
        question: 'Solo usé alisadores en un salón. ¿Puedo reclamar?',
        answer: [
          'Tal vez sí. Díganos el nombre del salón y los años en que fue. Una estilista puede recordar la marca.',
        ],
      },
      {
        question: 'Fui estilista. ¿Cuenta?',
        answer: [
          'Las estilistas usan estos productos en el trabajo y pueden respirarlos o tocarlos. Su reclamo puede necesitar otras pruebas. Cuéntenos de su trabajo y de su propio uso.',
        ],
      },
      {
        question: '¿Y si no me han diagnosticado cáncer?',
        answer: [
          'Estos reclamos casi siempre necesitan un diagnóstico. Si tiene síntomas que le preocupan, vea primero a su médico. Puede volver con nosotros después.',
        ],
      },
      {
        question: '¿Es una demanda colectiva?',
        answer: [
          'Muchos casos federales están reunidos en un litigio que en inglés se llama “multidistrict litigation”: una corte lleva los primeros pasos que muchas demandas comparten. A diferencia de una demanda colectiva, cada persona tiene su reclamo aparte, con sus propios hechos.',
        ],
      },
      {
        question: '¿Cuánto tarda?',
        answer: [
          'No podemos darle una fecha. Los casos con mucha gente y ciencia nueva pueden tardar años. Nuestra página sobre [cuánto tarda un caso](/answers/time) muestra los pasos.',
        ],
      },
      {
        question: '¿Qué corte tiene estos casos?',
        answer: [
          'Los federales están en Chicago. [[hair-mdl-3060]] Algunas personas demandan en cortes estatales. Le explicamos cuál le va a su caso.',
        ],
      },
      {
        question: '¿Tendré que ir a la corte?',
        answer: [
          'Muchas personas nunca llegan a juicio, pero algunas sí. Puede que tenga que contestar preguntas por escrito o hablar bajo juramento. Le preparamos para cada paso.',
        ],
      },
      {
        question: '¿Debo dejar de usar alisadores?',
        answer: [
          'Eso lo decide usted, y su médico puede ayudarle. Dejarlos o seguir no decide si tiene un reclamo por lo de antes.',
        ],
      },
    ],
  },
};
