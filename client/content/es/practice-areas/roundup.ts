import type { PracticeArea } from '../../practice-area';

export const roundup: PracticeArea = {
  slug: 'roundup-claims',
  name: 'Roundup',
  summary:
    'Para quienes usaron el herbicida Roundup en el trabajo o en casa y después supieron que tenían uno de tres cánceres de la sangre.',
  meta: {
    title: 'Roundup: linfoma, mieloma y leucemia',
    description:
      '¿Usó Roundup y después le hallaron linfoma no Hodgkin, mieloma múltiple o leucemia? Vea quién puede reclamar, qué pruebas ayudan y qué hacemos primero.',
  },
  title: 'Reclamos por Roundup',
  intro: 'Si usó Roundup y se enfermó, podemos ver sus hechos y decirle si puede tener un reclamo.',
  story:
    'Roundup es uno de los herbicidas más conocidos del mundo. Lo han usado por décadas agricultores, jardineros y gente en su casa. Muchas personas que después tuvieron ciertos cánceres dicen que nadie les avisó.',
  standing: {
    against: [
      '[[roundup-durnell-2026]]',
      'La mayoría de las demandas se apoyaba en la advertencia que faltaba, y ese camino está ahora bloqueado. [[roundup-durnell-not-science]]',
    ],
    for: ['[[roundup-class-2026-proposed]] [[roundup-class-prelim-approval]]'],
    todo: [
      'Llame ya. El acuerdo colectivo puede cubrirle, aunque nunca haya demandado, y sus plazos pueden estar corriendo. [[roundup-opt-out-2026]] Si recibe un aviso sobre él, guárdelo y enséñenoslo.',
    ],
    open: [
      '[[roundup-final-open-2026]]',
      'Qué reclamos siguen en pie por otras razones que no son la etiqueta.',
    ],
  },
  sections: [
    {
      id: 'what-roundup-is',
      heading: 'Qué es Roundup',
      blocks: [
        {
          text: 'Roundup es una marca de herbicida. Su ingrediente más conocido es el glifosato, un químico que no deja que las plantas hagan lo que necesitan para crecer. Los productos Roundup tienen también otros ingredientes que ayudan al rocío a pegarse a las hojas. Los productos nuevos para el jardín pueden llevar otros herbicidas. Por eso importan el producto y el año.',
        },
      ],
    },
    {
      id: 'cancers',
      heading: 'Cánceres que nombran los reclamos',
      blocks: [
        {
          text: 'Los reclamos hablan de tres cánceres de la sangre y de las defensas, que protegen al cuerpo de los gérmenes:',
        },
        {
          list: [
            'Linfoma no Hodgkin: un grupo de cánceres que empiezan en glóbulos blancos llamados linfocitos. Los ganglios hinchados pueden ser una señal.',
            'Mieloma múltiple: un cáncer de las células plasmáticas, que viven en la médula (el centro blando de los huesos) y ayudan a luchar contra los gérmenes.',
            'Leucemia: un cáncer que empieza en el tejido que hace la sangre, como la médula de los huesos.',
          ],
        },
        {
          text: 'La mayoría de las demandas por Roundup son por linfoma no Hodgkin. Los otros dos pueden ser más difíciles de probar. Si tiene uno de ellos, o no está seguro del nombre exacto, pregúntenos. Su informe de patología, el informe del laboratorio sobre su cáncer, nos puede decir más.',
        },
      ],
    },
    {
      id: 'what-science-says',
      heading: 'Qué dice la ciencia',
      blocks: [
        { text: 'Los expertos no están de acuerdo, y preferimos decírselo a callarlo.' },
        {
          cards: [
            {
              title: 'Una opinión',
              text: '[[roundup-iarc-2015]]',
            },
            {
              title: 'Otra opinión',
              text: '[[roundup-9th-circuit-2022]] [[roundup-epa-withdrew-2022]] El fabricante dice que Roundup es seguro si se usa como dice la etiqueta.',
            },
          ],
        },
        {
          text: 'Algunos jurados dieron la razón a personas enfermas, y otros al fabricante. En medio de todo cambió la ley sobre las etiquetas:',
        },
        { since: ['roundup-durnell-2026', 'roundup-durnell-not-science'] },
      ],
    },
    {
      id: 'who-may-file',
      heading: 'Quién puede presentar un reclamo',
      blocks: [
        { text: 'Estos reclamos suelen venir de personas que:' },
        {
          list: [
            'Rociaron Roundup en una finca, un vivero o una huerta.',
            'Cuidaron parques, escuelas, campos de golf o la orilla de los caminos.',
            'Trabajaron en jardinería.',
            'Lo usaron mucho en casa, en el patio, la entrada o un jardín grande.',
          ],
        },
        {
          text: 'También necesita un diagnóstico de uno de los tres cánceres después de usar el producto. Puede importar cuántas veces lo usó y por cuánto tiempo. Si su familiar murió, la familia, o quien se encarga de la sucesión (lo que dejó la persona), puede tal vez reclamar.',
        },
      ],
    },
    {
      id: 'settlements',
      heading: 'Qué muestran los acuerdos pasados',
      blocks: [
        {
          text: '[[roundup-paid-11bn]] Esa suma se repartió entre muchísimas personas, y la parte de cada una fue distinta. No significa que haya dinero esperando a nuevos reclamos.',
        },
        {
          since: ['roundup-class-2026-proposed', 'roundup-class-prelim-approval', 'roundup-durnell-2026'],
        },
        {
          text: 'Lo que un reclamo puede traer, si trae algo, depende de muchas cosas. Entre ellas están el tipo de cáncer, su tratamiento, su edad, cómo usó Roundup y las reglas de su estado.',
        },
      ],
    },
    {
      id: 'your-first-steps',
      heading: 'Sus primeros pasos',
      blocks: [
        {
          steps: [
            {
              title: 'Escriba cómo lo usó',
              text: 'Anote dónde, cuándo y cuántas veces usó Roundup, y si llevaba guantes o máscara. Basta una lista sencilla.',
            },
            {
              title: 'Junte lo que tiene',
              text: 'Pueden ayudar los recibos, las fotos del cobertizo, los envases viejos, los papeles del trabajo y los nombres de quienes le vieron rociar.',
            },
          ],
        },
        {
          text: '¿Trabajó también con otros químicos del campo? Nuestra [página sobre paraquat](/services/paraquat-claims) explica los reclamos por otro herbicida.',
        },
      ],
    },
  ],
  accordion: {
    kind: 'faq',
    heading: 'Preguntas sobre Roundup',
    items: [
      {
        question: '¿Necesito recibos para probar que usé Roundup?',
        answer: [
          'Ayudan, pero muchas personas no tienen. Su propia declaración, fotos, papeles del trabajo y personas que le vieron usarlo también pueden contar como prueba.',
        ],
      },
      {
        question: 'Solo lo usé en casa. ¿Puedo reclamar?',
        answer: [
          'Tal vez sí. Algunos casos pasados fueron de personas que lo usaban en su jardín. Preguntamos cuántas veces lo roció, por cuántos años y qué producto era.',
        ],
      },
      {
        question: 'Usé otra marca con glifosato. ¿Cuenta?',
        answer: [
          'Díganos la marca. Estos reclamos son sobre Roundup, pero los hechos de su caso pueden mostrar otro camino. Si es así, se lo diremos.',
        ],
      },
      {
        question: 'Mi cáncer está en remisión. ¿Vale la pena preguntar?',
        answer: [
          'Sí. Remisión significa que las señales del cáncer se fueron o son menos. Aun así pudo tener cuentas, pagos perdidos y meses duros de tratamiento. Solo tenga en mente el plazo.',
        ],
      },
      {
        question: '¿La decisión de la Corte Suprema termina mi reclamo?',
        answer: [
          'No por sí sola. Bloquea los reclamos de que la etiqueta debió avisarle. Si un reclamo puede seguir por otras razones, todavía lo tienen que decir las cortes. Pregúntenos por el suyo.',
        ],
      },
    ],
  },
};
