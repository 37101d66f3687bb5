import type { PracticeArea } from '../../practice-area';

export const pfas: PracticeArea = {
  slug: 'pfas-claims',
  name: 'PFAS',
  summary:
    'Para quienes tuvieron PFAS, un grupo de químicos que duran mucho, en el agua o en el trabajo y después se enfermaron.',
  meta: {
    title: 'Reclamos por PFAS en el agua',
    description:
      '¿Bebió agua con PFAS, o trabajó con estos químicos, y después se enfermó? Vea qué son los PFAS, qué enfermedades importan y cómo vemos su reclamo.',
  },
  title: 'Reclamos por PFAS',
  intro:
    'Si su agua o su trabajo le expuso a PFAS y después se enfermó, podemos decirle si puede tener un reclamo.',
  story:
    'A los PFAS se les llama químicos eternos porque se deshacen muy despacio. Se han hallado en el agua potable de muchas partes del país.',
  standing: {
    against: [
      '[[afff-water-not-people]] Los acuerdos con estados pagan a los estados. Si usted tiene una enfermedad, necesita un reclamo propio.',
    ],
    for: ['[[pfas-nj-dupont-2025]]'],
    todo: [
      'Averigüe quién contaminó su agua, y desde cuándo. Los casos por agua potable están en el mismo grupo federal que los de la espuma contra incendios.',
    ],
    open: [
      'Cuándo será el primer juicio por una enfermedad.',
      'Qué límites para el agua potable quedarán. La EPA no ha terminado.',
    ],
  },
  sections: [
    {
      id: 'what-pfas-are',
      heading: 'Qué son los PFAS',
      blocks: [
        {
          text: 'PFAS son las siglas de las sustancias perfluoroalquiladas y polifluoroalquiladas, una gran familia de químicos hechos por el hombre. Resisten el calor, el aceite, las manchas y el agua. Por eso se usaron en sartenes, envolturas de comida, telas, alfombras y espuma contra incendios.',
        },
        {
          text: 'Casi todos tenemos algo de PFAS en la sangre. Eso solo no significa que esté enfermo o que se vaya a enfermar. Los reclamos son de personas que recibieron más que otras, muchas veces por años, y que después tuvieron un diagnóstico serio.',
        },
      ],
    },
    {
      id: 'how-people-are-exposed',
      heading: 'Cómo llega la gente a los PFAS',
      blocks: [
        {
          cards: [
            {
              title: 'Agua potable',
              text: 'Los PFAS pueden llegar a pozos, ríos y agua de la ciudad cerca de fábricas, basureros, aeropuertos y bases.',
            },
            {
              title: 'Trabajo',
              text: 'Quienes hicieron o usaron PFAS pudieron respirar polvo o vapor, o tragar un poco.',
            },
            {
              title: 'Espuma contra incendios',
              text: 'La espuma puso PFAS en quienes la usaban. Tenemos otra página sobre la [espuma AFFF](/services/afff-claims).',
            },
            {
              title: 'Comida y cosas',
              text: 'El pescado, los empaques y algunos productos pueden tener PFAS. Este contacto es difícil de ligar a una empresa.',
            },
          ],
        },
      ],
    },
    {
      id: 'illnesses',
      heading: 'Enfermedades que miran los reclamos',
      blocks: [
        {
          text: '[[pfas-c8-panel]] Para otros PFAS las pruebas son más débiles, y se sigue investigando. Los reclamos nombran estas:',
        },
        {
          list: [
            'Cáncer de riñón.',
            'Cáncer de testículo.',
            'Enfermedad de la tiroides: la glándula hace demasiada hormona o muy poca.',
            'Colitis ulcerosa: inflamación del intestino grueso que no se va.',
            'Colesterol alto y cambios en el hígado.',
            'Presión alta en el embarazo, también preeclampsia, que puede dañar órganos.',
          ],
        },
        {
          text: 'No todas las enfermedades de esta lista bastan para una demanda. El colesterol alto, por ejemplo, es común y tiene muchas causas. Le diremos qué hechos importan.',
        },
      ],
    },
    {
      id: 'eligibility',
      heading: 'Quién puede tener un reclamo',
      blocks: [
        { text: 'Puede tener un reclamo si se cumplen estos puntos:' },
        {
          list: [
            'Vivió, trabajó o fue a la escuela por un tiempo con PFAS en el agua o en el trabajo.',
            'Después un médico diagnosticó una enfermedad seria que los estudios relacionan con los PFAS.',
            'Hay señales de dónde vinieron los PFAS, como una planta, una base, un aeropuerto o un basurero.',
          ],
        },
        {
          text: 'Los pueblos y los sistemas de agua también reclaman, para pagar la limpieza del agua. Eso va aparte. Un pago a su pueblo no paga su enfermedad, y por sí solo no cierra su propio reclamo.',
        },
      ],
    },
    {
      id: 'what-to-collect',
      heading: 'Qué nos ayuda a revisar su caso',
      blocks: [
        {
          list: [
            'Las direcciones donde vivió, con los años lo mejor que los recuerde.',
            'Cuentas del agua, o cartas de su sistema de agua sobre PFAS.',
            'Resultados de pruebas, si revisó un pozo privado.',
            'Una lista de trabajos, y los nombres de productos con los que trabajó.',
            'El nombre de su enfermedad, cuándo se halló y quién le atiende.',
          ],
        },
        {
          text: '¿Le falta algo? Díganos qué tiene. Los resultados públicos pueden llenar los huecos.',
        },
      ],
    },
    {
      id: 'water-at-home',
      heading: 'Si le preocupa su agua ahora',
      blocks: [
        {
          text: 'Pida a su sistema de agua los últimos resultados de PFAS. Si tiene un pozo privado, la oficina de salud de su estado o su zona puede decirle qué laboratorio revisa PFAS.',
        },
        {
          text: 'Algunos filtros de casa pueden bajar los PFAS. Busque los de carbón activado u ósmosis inversa (agua que pasa por una malla muy fina), y vea que la etiqueta nombre los PFAS. Hervir el agua no quita estos químicos.',
        },
      ],
    },
  ],
  accordion: {
    kind: 'faq',
    heading: 'Preguntas sobre los PFAS',
    items: [
      {
        question: '¿Necesito un análisis de sangre?',
        answer: [
          'No para preguntarnos. Un análisis puede mostrar cuánto PFAS hay en su cuerpo. No puede mostrar qué le enfermó. Hable con su médico sobre si un análisis ayudaría a su atención.',
        ],
      },
      {
        question: '¿Cómo saben quién es responsable?',
        answer: [
          'Miramos quién hizo o usó PFAS cerca de su agua, qué hallaron las pruebas y cómo se mueve el agua en la zona. Pueden hacer falta peritos. A veces no se puede mostrar una sola fuente.',
        ],
      },
      {
        question: 'No estoy enfermo, pero mi agua tenía PFAS. ¿Qué hago?',
        answer: [
          'La mayoría de los reclamos por daños necesita un diagnóstico. Guarde los papeles del agua, dígaselo a su médico y vuelva con nosotros si algo cambia.',
        ],
      },
      {
        question: '¿Es lo mismo que un reclamo por AFFF?',
        answer: [
          'Se cruzan. Los reclamos por AFFF son por la espuma contra incendios, que suele tener PFAS. Los de PFAS cubren también el agua y el trabajo. Si no está seguro, elija uno y nosotros lo ordenamos.',
        ],
      },
      {
        question: '¿Mi pueblo ya arregló esto por mí?',
        answer: [
          'No. El dinero que recibe un pueblo paga agua limpia. No paga su enfermedad, y no le quita su propio reclamo.',
        ],
      },
    ],
  },
};
