import type { PracticeArea } from '../../practice-area';

export const herniaMesh: PracticeArea = {
  slug: 'hernia-mesh-claims',
  name: 'Malla para hernia',
  summary:
    'Para pacientes a quienes les repararon una hernia con malla y después tuvieron dolor, infección u otra operación.',
  meta: {
    title: 'Reclamos y demandas por malla para hernia',
    description:
      '¿Le pusieron malla para hernia el 1 de enero de 2006 o después, con problemas más de 30 días después? Vea quién puede reclamar y qué mallas ven las cortes.',
  },
  title: 'Reclamos por malla para hernia',
  intro:
    'Si una malla para hernia le trajo un dolor que no se va, una infección o una segunda operación, podemos ayudarle a saber qué malla tiene y si puede tener un reclamo.',
  story:
    'La malla para hernia debe sostener un punto débil del cuerpo mientras sana. Para muchos pacientes es así. A otros les trajo un dolor que no se va, una infección o una segunda operación. Si le pasó a usted, la malla puede ser parte de la razón.',
  standing: {
    against: [
      'El acuerdo del grupo más grande, por mallas de Bard, se hizo para personas cuyas demandas ya estaban presentadas. Si la suya no lo está, puede que no le alcance.',
      '[[mesh-physiomesh-settled-2023]] [[mesh-cqur-settled-2022]] Puede que allí ya no haya lugar para un caso nuevo. Pregúntenos qué queda.',
    ],
    for: ['[[mesh-bard-2024]]'],
    todo: [
      'Lo primero es saber el nombre de su implante: otro fabricante significa otra corte. Los pasos para eso están más abajo en esta página.',
    ],
    open: ['Hasta dónde han llegado los pagos del acuerdo de Bard.', '[[mesh-covidien-trial-off]]'],
  },
  sections: [
    {
      id: 'what-hernia-mesh-is',
      heading: 'Qué es la malla para hernia',
      blocks: [
        {
          text: 'Hay una hernia cuando un órgano o tejido graso sale por un punto débil del músculo que lo rodea. Es común en la ingle y el vientre. Los cirujanos la reparan muchas veces con malla, una red de plástico o de tejido animal que se cose o se fija sobre el punto débil.',
        },
        {
          text: 'Las demandas no dicen que toda malla sea mala. Dicen que ciertos productos estaban mal diseñados o mal hechos, o se vendieron sin un aviso bastante claro para médicos y pacientes. Los fabricantes lo niegan.',
        },
      ],
    },
    {
      id: 'complications',
      heading: 'Problemas que cuentan los pacientes',
      blocks: [
        {
          text: 'Toda operación puede tener efectos. [[mesh-fda-reports]] Estos son problemas que pueden tener los pacientes con malla:',
        },
        {
          list: [
            'Dolor que no se va, o que empieza mucho después de sanar.',
            'Infección en la herida o alrededor de la malla.',
            'La hernia vuelve, lo que los médicos llaman recurrencia.',
            'Adherencia: un tejido como de cicatriz pega los órganos entre sí o a la malla.',
            'Obstrucción: el intestino se tapa, y no pasan la comida ni los desechos.',
            'Perforación: un hoyo en un órgano o tejido cercano.',
            'Migración: la malla se mueve de donde se puso.',
            'Encogimiento: la malla se encoge y puede jalar el tejido de alrededor.',
          ],
        },
        {
          note: 'Un dolor fuerte de vientre, fiebre, vómito o un vientre hinchado puede ser urgente. Reciba primero atención médica. Aquí estaremos después.',
        },
      ],
    },
    {
      id: 'eligibility',
      heading: 'Quién puede tener un reclamo',
      blocks: [
        { text: 'Primero miramos estos dos puntos. Los dos deben cumplirse:' },
        {
          list: ['[[mesh-firm-2006]]', '[[mesh-firm-30-days]]'],
        },
        {
          text: '¿Por qué la espera después de la cirugía? El dolor y la hinchazón de las primeras semanas suelen ser parte de sanar. Los problemas que llegan después pueden decir más sobre la malla.',
        },
        {
          text: 'Después preguntamos qué producto se usó y qué tratamiento necesitó. Una segunda operación para arreglar o sacar la malla importa muchas veces, pero cuéntenos su historia aunque no la haya tenido.',
        },
      ],
    },
    {
      id: 'find-your-mesh',
      heading: 'Cómo saber qué malla tiene',
      blocks: [
        {
          text: 'Pocos pacientes saben el nombre de su malla. Puede hallarlo sin ver a un abogado:',
        },
        {
          steps: [
            {
              title: 'Pida el informe de la operación',
              text: 'Es lo que el cirujano escribió sobre su operación. La oficina de expedientes del hospital puede darle una copia.',
            },
            {
              title: 'Busque la etiqueta del implante',
              text: 'Los hospitales suelen guardar una etiqueta con el fabricante, el nombre del producto y el número de lote.',
            },
            {
              title: 'Guarde todo lo demás',
              text: 'Guarde imágenes, cuentas, notas sobre su dolor y una lista de los días en que no pudo trabajar.',
            },
            {
              title: 'Si le sacan la malla, pida que la guarden',
              text: 'Antes de la operación, diga al cirujano que la malla puede hacer falta como prueba.',
            },
          ],
        },
        { text: 'Si es demasiado, déjelo en nuestras manos. Con su permiso, podemos pedir los expedientes.' },
      ],
    },
    {
      id: 'past-settlements',
      heading: 'Un acuerdo pasado',
      blocks: [
        {
          text: 'Ya se han arreglado antes grandes grupos de casos por mallas. [[mesh-184m-copy]] Un acuerdo es un trato para terminar un caso por una suma de dinero, muchas veces sin que nadie diga que tuvo la culpa.',
        },
        { since: ['mesh-184m-2011', 'mesh-bard-2024'] },
        {
          text: 'Fueron pagos del fabricante a personas que lo habían demandado, no resultados de nuestra firma. El dinero se repartió entre muchas personas con lesiones distintas. Su producto, sus lesiones, sus expedientes y la corte cuentan, y un reclamo también puede terminar sin pago.',
        },
      ],
    },
  ],
  accordion: {
    kind: 'faq',
    heading: 'Preguntas sobre la malla para hernia',
    items: [
      {
        question: '¿Tengo que sacarme la malla antes de reclamar?',
        answer: [
          'No. Sacarla es una decisión médica entre usted y su médico. Por favor no se opere por un reclamo. Sacarla puede afectar un caso, y le explicamos cómo.',
        ],
      },
      {
        question: '¿Estaría demandando a mi cirujano?',
        answer: [
          'Estos reclamos son sobre todo contra la empresa que hizo la malla. Si otra cosa salió mal en su atención, puede ser otro tipo de reclamo, y se lo diremos.',
        ],
      },
      {
        question: 'Mi hernia volvió. ¿Basta con eso?',
        answer: [
          'Puede ser una parte de un reclamo. Las hernias vuelven por muchas razones. Por eso miramos el producto, el tiempo que pasó y lo que halló su cirujano.',
        ],
      },
      {
        question: 'Mi cirugía fue antes de la fecha de esta página. ¿Puedo preguntar?',
        answer: [
          'Sí, puede preguntar, y le daremos una respuesta clara. Pensamos que la mayoría de las cirugías anteriores quedará fuera de los reclamos que podemos tomar.',
        ],
      },
      {
        question: '¿Está abierto para mí el acuerdo de Bard?',
        answer: [
          'No lo podemos decir desde aquí. Se hizo para demandas que ya estaban presentadas. Díganos su producto y sus fechas, y lo vemos.',
        ],
      },
    ],
  },
};
