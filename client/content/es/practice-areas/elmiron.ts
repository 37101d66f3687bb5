import type { PracticeArea } from '../../practice-area';

export const elmiron: PracticeArea = {
  slug: 'elmiron-lawsuit',
  name: 'Elmiron',
  summary:
    'Para quienes tomaron Elmiron mucho tiempo por dolor de vejiga y ahora tienen problemas de la vista.',
  meta: {
    title: 'Demanda por Elmiron: maculopatía y vista',
    description:
      '¿Tomó Elmiron por años y nota cambios en la vista? Sepa qué es la maculopatía, quién puede calificar y qué pasa en una revisión gratis de su caso.',
  },
  title: 'Elmiron, maculopatía y problemas de la vista',
  intro:
    'Si tomó Elmiron mucho tiempo y después tuvo problemas en los ojos, podemos decirle, sin costo, si un reclamo puede tener sentido.',
  story:
    'Elmiron es una cápsula para personas con cistitis intersticial, una enfermedad larga que causa dolor de vejiga. Algunas personas que la tomaron mucho tiempo tuvieron después problemas en los ojos.',
  standing: {
    against: [
      'La etiqueta lleva la advertencia desde hace años. En muchos estados el plazo para demandar puede haber terminado para quienes la conocían.',
    ],
    for: [],
    todo: [
      'Llame antes de esperar. Si todavía es posible un caso depende de cuándo cambiaron sus ojos y del plazo de su estado.',
      'Si todavía toma la medicina, sus ojos van primero. [[elmiron-label-exams]]',
    ],
    open: [
      'Si hubo un acuerdo, y para quién. No hallamos ninguna fuente que diga cómo terminaron estos casos.',
      'Cuántos casos quedan ante la corte de Nueva Jersey.',
    ],
  },
  sections: [
    {
      id: 'what-elmiron-is',
      heading: 'Qué es Elmiron',
      blocks: [
        {
          text: 'La medicina que lleva Elmiron se llama pentosano polisulfato de sodio. Se toma por la boca para aliviar el dolor y la molestia de la cistitis intersticial. Como esa enfermedad suele durar mucho, muchas personas también han tomado las cápsulas mucho tiempo.',
        },
        {
          note: 'Por favor no deje una medicina recetada por esta página. Hable con el médico que se la recetó y con un oculista. Ellos pueden comparar el alivio de su vejiga con el riesgo para sus ojos.',
        },
      ],
    },
    {
      id: 'maculopathy',
      heading: 'Qué es la maculopatía',
      blocks: [
        {
          text: 'La retina es la capa del fondo del ojo que siente la luz. Su centro es la mácula, la zona pequeña con la que usted lee y ve las caras. Maculopatía significa que la mácula está dañada o cambiada.',
        },
        {
          text: 'Los médicos han hallado cambios en el pigmento, o color, de la retina en personas que usaron Elmiron mucho tiempo. Lo llaman maculopatía pigmentaria. [[elmiron-first-report]] [[elmiron-label-2020]]',
        },
        {
          text: 'Otras enfermedades del ojo pueden parecerse mucho. La degeneración macular, que suele venir con la edad, es una de ellas. Solo un oculista puede distinguirlas.',
        },
      ],
    },
    {
      id: 'symptoms',
      heading: 'Problemas de la vista que cuenta la gente',
      blocks: [
        { text: 'Los cambios pueden empezar pequeños y llegar despacio. La gente cuenta cosas como estas:' },
        {
          list: [
            'Leer cuesta más, aun con los lentes correctos',
            'Sus ojos tardan más en acostumbrarse a la poca luz',
            'Ve borroso u oscuro',
            'Las líneas rectas se ven dobladas o con ondas',
            'Falta o está oscura una mancha cerca del centro de la vista',
          ],
        },
        {
          text: 'Cada una puede tener otras causas. Diga a su oculista que toma o tomó Elmiron, porque eso puede cambiar qué pruebas le hace. Las pruebas comunes toman fotos de la retina y casi nunca duelen.',
        },
      ],
    },
    {
      id: 'eligibility',
      heading: 'Quién puede calificar',
      blocks: [
        {
          text: '[[elmiron-firm-rule]] En palabras claras:',
        },
        {
          cards: [
            {
              title: 'Cuánto tiempo la tomó',
              text: '[[elmiron-firm-years]] Cuéntenos también las pausas cortas, para que podamos ver todo el tiempo.',
            },
            {
              title: 'Cuándo cambió su vista',
              text: '[[elmiron-firm-onset]]',
            },
          ],
        },
        { since: ['elmiron-label-2020', 'elmiron-label-exams'] },
        {
          text: 'Estas son nuestras propias reglas para tomar un caso, no una regla de la medicina. También importa lo que halló un oculista. Si nadie le ha dicho que tiene maculopatía pero su vista cambió, vea primero a un oculista, por su propio bien. Mientras tanto puede preguntarnos.',
        },
      ],
    },
    {
      id: 'the-lawsuits',
      heading: 'Qué dicen las demandas',
      blocks: [
        {
          text: 'Quienes demandaron dicen que las empresas de Elmiron no avisaron a pacientes y médicos bastante pronto, o con bastante claridad, del riesgo para los ojos. Con un aviso, dicen, habrían podido revisarse los ojos o elegir otro tratamiento. Las empresas niegan haber hecho algo malo.',
        },
        {
          text: 'Un reclamo así es un caso por [productos peligrosos](/services/product-liability): pregunta si un producto y sus avisos eran bastante seguros. Va contra las empresas de la medicina, no contra su médico. Este litigio puede cambiar. Por eso le decimos al principio si todavía podemos tomar un caso nuevo como el suyo.',
        },
      ],
    },
    {
      id: 'what-to-gather',
      heading: 'Qué nos ayuda a ver su caso',
      blocks: [
        {
          list: [
            'Los años en que tomó Elmiron, lo mejor que los recuerde',
            'Nombres de sus farmacias, porque sus registros muestran cada surtido',
            'El médico que la recetó, y la razón',
            'Todos los oculistas que ha visto, con informes y fotos de su retina',
            'Cuándo notó un cambio por primera vez, y qué ya no puede hacer',
          ],
        },
        {
          text: 'No se preocupe si falta un papel. Con su permiso pedimos copias a farmacias y médicos.',
        },
      ],
    },
    {
      id: 'compensation',
      heading: 'Qué puede cubrir un reclamo',
      blocks: [
        {
          text: 'Un reclamo puede pedir el costo del cuidado de los ojos, ahora y después, y el sueldo que perdió. También puede pedir la ayuda que necesita en casa o para moverse, y el efecto en su vida diaria. Lo que es posible depende de su vista, de sus expedientes y de la ley de su estado. Nadie puede prometerle un resultado.',
        },
      ],
    },
  ],
  accordion: {
    kind: 'faq',
    heading: 'Preguntas sobre casos de Elmiron',
    items: [
      {
        question: 'Todavía tomo Elmiron. ¿Puedo pedir una revisión?',
        answer: [
          'Sí. Díganos cuándo empezó y qué ha notado. Por favor cuente también a su médico cualquier cambio en su vista.',
        ],
      },
      {
        question: 'Mi médico dice que es por la edad. ¿Termina ahí?',
        answer: [
          'No siempre. Las dos enfermedades pueden verse iguales. Puede preguntar a su oculista si tomó en cuenta que usó Elmiron. Nos apoyamos en lo que diagnostican los médicos, y no hacemos diagnósticos.',
        ],
      },
      {
        question: 'La tomé menos tiempo del que piden. ¿Qué debo hacer?',
        answer: [
          'Si la tomó menos tiempo, puede que no podamos tomar el caso. Cuente el tiempo lo mejor que pueda y pregúntenos. Los registros de la farmacia muchas veces muestran más de lo que uno recuerda.',
        ],
      },
      {
        question: '¿Tengo que viajar o ir a la corte?',
        answer: [
          'Las primeras conversaciones son por teléfono o por correo electrónico. Después pueden hacerle preguntas bajo juramento, y algunos casos sí van a juicio. Le avisamos antes de lo que viene y le preparamos.',
        ],
      },
    ],
  },
};
