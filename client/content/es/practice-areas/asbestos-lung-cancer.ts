import type { PracticeArea } from '../../practice-area';

export const asbestosLungCancer: PracticeArea = {
  slug: 'asbestos-lung-cancer-claims',
  name: 'Cáncer de pulmón por asbesto',
  summary:
    'Para trabajadores y familias que estuvieron cerca del polvo de asbesto y después tuvieron cáncer de pulmón.',
  meta: {
    title: 'Reclamos por cáncer de pulmón y asbesto',
    description:
      '¿Trabajó cerca del asbesto y después le hallaron cáncer de pulmón? Vea qué trabajos tenían riesgo, por qué puede reclamar quien fumó y cómo lo probamos.',
  },
  title: 'Reclamos por cáncer de pulmón y asbesto',
  intro:
    'Si estuvo cerca del asbesto y ahora tiene cáncer de pulmón, puede tener un reclamo, aunque haya fumado.',
  story:
    'El asbesto se puso en barcos, escuelas, fábricas y casas. Quienes lo cortaban, lo arreglaban o lo barrían muchas veces no sabían lo que podía hacer el polvo. Le ayudamos a saber de dónde vino el polvo.',
  standing: {
    against: [],
    for: ['[[asbestos-trusts]]'],
    todo: [
      'No hay una sola corte para el asbesto. Los casos van en muchas cortes estatales, y hay fondos que pagan reclamos sin juicio. El camino que usted tenga depende de los productos que tuvo cerca. Cada fondo tiene sus propios plazos: pregunte pronto.',
      'Los fondos y las cortes piden las mismas dos cosas: prueba de la enfermedad, y prueba de dónde vino el polvo. Los papeles viejos del trabajo y los nombres de compañeros valen más de lo que casi todos piensan.',
    ],
    open: [
      'Si la prohibición del último tipo de asbesto se mantendrá en la corte.',
      'Cuánto dinero le queda a cada fondo, que cambia de año en año.',
    ],
  },
  sections: [
    {
      id: 'what-asbestos-is',
      heading: 'Qué es el asbesto',
      blocks: [
        {
          text: 'El asbesto es un grupo de minerales naturales de fibras muy finas. Resiste el calor, y por eso se mezcló en aislantes, cemento, losetas, techos, frenos y muchos otros productos.',
        },
        {
          text: 'Cuando esos productos se cortan, se lijan o se arrancan, las fibras pueden quedar en el aire. No se ven, no huelen y no tienen sabor. Una vez que se respiran, algunas pueden quedarse mucho tiempo en los pulmones.',
        },
      ],
    },
    {
      id: 'link-to-lung-cancer',
      heading: 'Cómo se relacionan el asbesto y el cáncer de pulmón',
      blocks: [
        {
          text: '[[asbestos-causes]] La enfermedad aparece muchas veces décadas después del trabajo que la causó. Por eso un trabajo de hace mucho puede importar tanto hoy.',
        },
        {
          cards: [
            {
              title: 'Cáncer de pulmón',
              text: 'Crece dentro del pulmón. El asbesto es una causa posible entre varias. Por eso su historia de trabajo es una parte clave de la prueba.',
            },
            {
              title: 'Mesotelioma',
              text: 'Otro cáncer, en la capa fina que rodea los pulmones o el vientre. La mayoría de los casos se relaciona con el asbesto.',
            },
            {
              title: 'Asbestosis',
              text: 'Cicatrices en los pulmones por el asbesto. No es cáncer, pero puede mostrar que respiró mucho polvo.',
            },
          ],
        },
        {
          note: 'Cuente a su médico si trabajó con asbesto, aunque se sienta bien. Si fuma, dejarlo puede bajar su riesgo. Pida ayuda a su médico.',
        },
      ],
    },
    {
      id: 'occupations',
      heading: 'Trabajos cerca del asbesto',
      blocks: [
        { text: 'En trabajos como estos la gente pudo respirar el polvo por años:' },
        {
          list: [
            'Trabajadores de astilleros, y marineros en cuartos de máquinas y de calderas.',
            'Instaladores de aislantes y tuberías, plomeros y caldereros.',
            'Trabajadores de construcción, techos, pisos, tablarroca y demolición.',
            'Electricistas y trabajadores de plantas de energía.',
            'Mecánicos de frenos y embragues.',
            'Trabajadores de refinerías, acereras, fábricas de papel y plantas químicas.',
            'Maestros, conserjes y otros en edificios viejos donde se movió el asbesto.',
          ],
        },
        {
          text: 'La familia pudo estar expuesta en casa. El polvo llegaba en la ropa y los zapatos del trabajo, y alguien los sacudía y los lavaba.',
        },
      ],
    },
    {
      id: 'eligibility',
      heading: 'Quién puede tener un reclamo',
      blocks: [
        { text: 'Esto es lo primero que miramos:' },
        {
          list: [
            'Un médico diagnosticó cáncer de pulmón en usted o en un familiar cercano.',
            'Estuvo cerca del asbesto en el trabajo, en el servicio militar o por la ropa de alguien en casa.',
            'Papeles, productos o testigos pueden ayudar a mostrar de dónde vino el asbesto.',
          ],
        },
        {
          text: 'No tiene que saber los nombres de los fabricantes. Casi nadie los sabe. Hacer esa lista es nuestro trabajo.',
        },
      ],
    },
    {
      id: 'where-money-comes-from',
      heading: 'De dónde puede venir el pago',
      blocks: [
        {
          text: 'Nadie puede decirle el primer día si un reclamo se pagará. Estos son los caminos que revisamos:',
        },
        {
          cards: [
            {
              title: 'Fondos de asbesto',
              text: 'Un fondo que una corte hizo crear a una empresa en quiebra. Paga los reclamos que cumplen sus reglas.',
            },
            {
              title: 'Demandas',
              text: 'Se puede demandar a empresas que siguen abiertas, si hicieron, vendieron o usaron el asbesto que le dañó.',
            },
            {
              title: 'Beneficios',
              text: 'Los veteranos pueden calificar para beneficios del VA. Los trabajadores pueden tener un reclamo de compensación laboral. Cada uno tiene sus reglas.',
            },
          ],
        },
      ],
    },
  ],
  accordion: {
    kind: 'faq',
    heading: 'Preguntas sobre el asbesto y el cáncer de pulmón',
    items: [
      {
        question: 'Fumé por años. ¿Todavía puedo tener un reclamo?',
        answer: [
          'Puede que sí. [[asbestos-smoking]] Una empresa puede hablar de lo que usted fumó, y por eso miramos bien su exposición. Por favor cuéntenoslo con franqueza.',
        ],
      },
      {
        question: 'La empresa donde trabajé cerró hace mucho. ¿Termina ahí?',
        answer: [
          'No siempre. Los reclamos suelen ser por los productos con los que trabajó, y sus fabricantes pueden seguir abiertos. También puede responder un fondo o una aseguradora.',
        ],
      },
      {
        question: '¿Cómo muestran que estuve expuesto?',
        answer: [
          'Comparamos su historia de trabajo con registros de lugares y productos. Sus compañeros pueden recordar qué se usaba. Las imágenes y las muestras de tejido pueden tener señales de asbesto.',
        ],
      },
      {
        question: '¿Puedo reclamar por mi padre, mi madre o mi pareja que murió?',
        answer: [
          'La familia, o quien se encarga de la sucesión (lo que dejó la persona), puede tal vez reclamar. Una muerte puede abrir un nuevo plazo. Por favor pregunte pronto.',
        ],
      },
      {
        question: '¿Cuándo empieza el plazo?',
        answer: [
          'Para una enfermedad que aparece tarde, muchos estados cuentan desde el diagnóstico, o desde el día en que supo qué la causó. Una muerte puede abrir un nuevo plazo. Vea los [plazos por estado](/answers/deadlines) y pregúntenos por el suyo.',
        ],
      },
    ],
  },
};
