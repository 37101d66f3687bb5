import type { PracticeArea } from '../../practice-area';

export const afff: PracticeArea = {
  slug: 'afff-claims',
  name: 'Espuma AFFF contra incendios',
  summary:
    'Para bomberos y otras personas que trabajaron con espuma AFFF y después supieron que tenían cáncer.',
  meta: {
    title: 'Reclamos por cáncer y espuma AFFF',
    description:
      '¿Fue bombero, usó espuma AFFF y después le hallaron cáncer? Vea qué enfermedades revisamos, quién puede tener un reclamo y qué sigue.',
  },
  title: 'Reclamos por la espuma AFFF',
  intro: 'Si trabajó con AFFF y después se enfermó, podemos ayudarle a saber si puede tener un reclamo.',
  story:
    'Usted entrenó con la espuma porque era su trabajo. Ahora hay demandas que dicen que los fabricantes sabían de los riesgos y no avisaron.',
  standing: {
    against: [
      '[[afff-first-pi-trial-off]] No hallamos una fecha nueva.',
      '[[afff-water-not-people]] Para personas enfermas no conocemos ningún acuerdo ni ningún juicio terminado.',
    ],
    for: ['[[afff-iarc-2023]]'],
    todo: [
      'Si trabajó con la espuma y se enfermó, pregunte pronto. Lo más probable es que su demanda entre al grupo federal de Carolina del Sur, pero sigue siendo suya. [[afff-proof-2025]]',
    ],
    open: [
      'Cuándo será el primer juicio por una enfermedad.',
      'Si los fabricantes ofrecerán un acuerdo a personas que se enfermaron.',
      'Qué pasará con los muchos reclamos que no se han presentado.',
    ],
  },
  sections: [
    {
      id: 'what-is-afff',
      heading: 'Qué es la AFFF',
      blocks: [
        {
          text: 'AFFF son las siglas en inglés de una espuma que forma una película de agua. Apaga el combustible que arde al poner encima una capa fina. [[afff-airports-2018]] [[afff-military-60-years]]',
        },
        {
          since: [
            'afff-faa-2018-act',
            'afff-faa-2021-certalert',
            'afff-first-f3-2023',
            'afff-dod-deadline-2026',
            'afff-ships-exception',
          ],
        },
        {
          text: 'Muchos productos AFFF contienen PFAS, químicos que se deshacen muy despacio. Estos tipos aparecen mucho:',
        },
        {
          cards: [
            {
              title: 'PFOA',
              text: 'Ácido perfluorooctanoico. [[afff-iarc-2023]]',
            },
            {
              title: 'PFOS',
              text: 'Ácido perfluorooctanosulfónico, usado en muchas espumas viejas. La misma agencia lo revisó.',
            },
            {
              title: 'PFHxS',
              text: 'Ácido perfluorohexanosulfónico, pariente cercano del PFOS.',
            },
          ],
        },
      ],
    },
    {
      id: 'conditions',
      heading: 'La relación con el cáncer',
      blocks: [
        {
          text: 'Los reclamos por AFFF son sobre todo por cánceres. Las pruebas son más fuertes para unas enfermedades que para otras:',
        },
        {
          list: [
            'Cáncer de riñón',
            'Cáncer de testículo',
            'Cáncer de tiroides',
            'Cáncer de hígado',
            'Cáncer de vejiga',
            'Cáncer de próstata',
            'Cáncer de seno',
            'Cáncer de ovario',
            'Cáncer de páncreas',
            'Cáncer colorrectal: del colon o del recto',
            'Leucemia: cáncer de la sangre',
            'Linfoma no Hodgkin: cáncer de las células de defensa',
            'Enfermedad de la tiroides: demasiada hormona o muy poca',
            'Colitis ulcerosa: inflamación crónica del colon',
          ],
        },
      ],
    },
    {
      id: 'risk-groups',
      heading: 'Quién tuvo más riesgo',
      blocks: [
        {
          cards: [
            {
              title: 'Bomberos militares',
              text: 'Equipos en bases y barcos usaron AFFF en fuegos de combustible y en prácticas. Algunos la tuvieron en la piel y la ropa una y otra vez.',
            },
            {
              title: 'Bomberos de aeropuerto',
              text: 'Debían tener AFFF lista para fuegos de aviones. La rociaban al entrenar y al probar sus camiones.',
            },
          ],
        },
      ],
    },
    {
      id: 'occupations',
      heading: 'Otros trabajos de alto riesgo',
      blocks: [
        { text: 'También pudo tocar la espuma en uno de estos trabajos:' },
        {
          list: [
            'Bomberos de ciudad, de condado y voluntarios.',
            'Instructores de entrenamiento contra incendios.',
            'Brigadas en refinerías, depósitos de combustible y plantas químicas.',
            'Marineros en los equipos de incendio de un barco.',
            'Tripulaciones y mecánicos en hangares con sistemas de espuma.',
            'Quienes llenaban, probaban o reparaban equipos de espuma.',
          ],
        },
      ],
    },
    {
      id: 'dangers',
      heading: 'Los peligros de la AFFF',
      blocks: [
        {
          text: 'Los PFAS pueden entrar al cuerpo al tragarlos o al respirar el rocío. Algunos se quedan años en la sangre. Buscamos estos cánceres en sus expedientes:',
        },
        {
          list: [
            'Cáncer de vejiga',
            'Cáncer de seno',
            'Cáncer de colon',
            'Cáncer de riñón',
            'Leucemia',
            'Cáncer de hígado',
            'Linfoma',
            'Cáncer de ovario',
            'Cáncer de páncreas',
            'Cáncer de próstata',
            'Cáncer de recto',
            'Cáncer de testículo',
            'Cáncer de tiroides',
          ],
        },
        {
          note: 'Trabajar con espuma no significa que tendrá cáncer. Si le preocupa, pregunte a su médico qué exámenes tienen sentido.',
        },
      ],
    },
    {
      id: 'eligibility',
      heading: 'Quién puede tener un reclamo',
      blocks: [
        { text: 'Usted puede presentar un reclamo si todo esto es así:' },
        {
          list: [
            'Trabajó como bombero.',
            'Estuvo expuesto a AFFF en el trabajo.',
            'Después le diagnosticaron ciertos cánceres, como los de arriba.',
          ],
        },
        { text: '¿No fue bombero, o tiene otra enfermedad? Pregúntenos. Se lo diremos con claridad.' },
      ],
    },
    {
      id: 'how-claims-work',
      heading: 'Cómo funciona un reclamo por AFFF',
      blocks: [
        {
          steps: [
            {
              title: 'Usted se comunica',
              text: '[Envíe el formulario](/contact) o llame. Bastan unas líneas sobre su trabajo y su enfermedad.',
            },
            {
              title: 'Le escuchamos',
              text: 'Preguntamos dónde sirvió o trabajó, cómo usó la espuma y qué diagnosticó su médico.',
            },
            {
              title: 'Juntamos pruebas',
              text: 'Con su permiso por escrito, pedimos sus expedientes de trabajo, de servicio y médicos.',
            },
            {
              title: 'Presentamos la demanda',
              text: 'Si decide seguir, presentamos su propia demanda. Muchos casos federales van juntos ante una corte, pero cada persona tiene su reclamo.',
            },
            {
              title: 'El caso se decide o se arregla',
              text: 'Esto puede tardar años. Un caso puede llegar a un acuerdo, ir a juicio o terminar sin pago. Usted decide sobre cada oferta.',
            },
          ],
        },
      ],
    },
    {
      id: 'choosing-a-lawyer',
      heading: 'Qué buscar en un abogado',
      blocks: [
        {
          list: [
            'Experiencia en casos de químicos y de daños masivos (muchos reclamos parecidos).',
            'Medios para contratar peritos en medicina y en PFAS.',
            'Un contrato de honorarios por escrito, con palabras que usted entienda.',
            'Respuestas claras, también cuando un reclamo se ve débil.',
            'Una persona que conoce su caso y le avisa cuando algo cambia.',
          ],
        },
        {
          text: 'Pregunte lo mismo a todas las firmas, también a la nuestra. Lea cómo llevamos los casos de [exposición a químicos](/services/chemical-exposure).',
        },
      ],
    },
  ],
  accordion: {
    kind: 'faq',
    heading: 'Preguntas sobre la AFFF',
    items: [
      {
        question: '¿Tengo que saber la marca de la espuma?',
        answer: [
          'No el primer día. Díganos dónde y cuándo la usó. Los registros de compra y sus compañeros pueden mostrar la marca.',
        ],
      },
      {
        question: '¿Estaría demandando al ejército o a mi departamento?',
        answer: [
          'Los reclamos por AFFF son sobre todo contra las empresas que hicieron la espuma o sus químicos.',
        ],
      },
      {
        question: 'Fui voluntario. ¿Puedo pedir una revisión?',
        answer: ['Sí. Lo que cuenta es su contacto con la espuma y su diagnóstico, no su pago.'],
      },
      {
        question: '¿Y si nunca fui bombero?',
        answer: [
          'Otras personas cerca de la espuma también pueden tener reclamos. Si estaba en su agua, vea nuestra [página sobre PFAS](/services/pfas-claims).',
        ],
      },
      {
        question: 'Mi diagnóstico llegó muchos años después. ¿Es tarde?',
        answer: [
          'Puede que no. El cáncer puede tardar mucho en aparecer. En algunos estados el plazo empieza cuando usted sabe de la enfermedad o de su causa.',
        ],
      },
      {
        question: '¿Hay un plazo?',
        answer: [
          'Sí, y depende de su estado. Vea primero los [plazos por estado](/answers/deadlines). En algunos estados el plazo empieza cuando usted sabe de la enfermedad.',
        ],
      },
      {
        question: '¿Puedo reclamar por un familiar que murió?',
        answer: ['Tal vez sí: la familia, o quien se encarga de la sucesión (lo que dejó la persona).'],
      },
      {
        question: '¿Preguntarles cambia mis beneficios del VA?',
        answer: [
          'No. Los beneficios del VA son de otro sistema. Si presenta un reclamo, vemos las dos cosas con usted.',
        ],
      },
      {
        question: '¿Contra qué empresas son estas demandas?',
        answer: [
          'Contra las que hicieron la espuma o sus químicos. Sus nombres están arriba, donde dice cómo van las demandas.',
        ],
      },
    ],
  },
};
