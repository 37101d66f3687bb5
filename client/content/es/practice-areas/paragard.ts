import type { PracticeArea } from '../../practice-area';
import { mark, promised } from '../../promises';

export const paragard: PracticeArea = {
  slug: 'paragard-claims',
  name: 'Paragard',
  summary:
    'Para quienes tuvieron un DIU de cobre Paragard que se rompió al sacarlo y por eso necesitaron más atención.',
  meta: {
    title: 'Paragard: DIU que se rompe al sacarlo',
    description:
      '¿Su DIU Paragard se rompió al sacarlo? Sepa qué es el MDL 2974, qué guardar, qué puede cubrir un reclamo y qué pasa en una revisión gratis de su caso.',
  },
  title: 'Paragard: cuando un DIU se rompe al sacarlo',
  intro:
    'Si un pedazo de su Paragard se rompió al sacarlo, podemos ver sus expedientes con usted y explicarle sus opciones.',
  story:
    'Sacar un DIU debe ser una visita corta. A algunas personas que tenían un Paragard les dijeron en cambio que un pedazo se había roto y seguía adentro. Lo que nos cuenta es confidencial, y la revisión del caso es gratis.',
  standing: {
    against: [
      '[[paragard-first-trial-defense]]',
      'El primer jurado no decide su caso, pero muestra que estos casos son difíciles. Cada uno depende de lo que se dijo a sus médicos y de lo que dicen sus expedientes.',
    ],
    for: [],
    todo: [
      'Averigüe cuándo le pusieron el Paragard, y pregúntenos. De ese día puede depender qué empresa responde, porque el producto cambió de dueño.',
    ],
    open: ['[[paragard-three-trials]]', 'Si las empresas llegarán a un acuerdo.'],
  },
  sections: [
    {
      id: 'what-paragard-is',
      heading: 'Qué es Paragard',
      blocks: [
        {
          text: 'Paragard es un DIU (dispositivo intrauterino), un objeto pequeño que se pone en la matriz para no quedar embarazada. Es una T de plástico flexible envuelta en cobre, y no tiene hormonas. Dos hilos finos cuelgan de su base.',
        },
        {
          text: 'Para sacarlo, un médico o una enfermera jala con suavidad los hilos. Los dos brazos de la T se doblan, para que el aparato salga en una pieza.',
        },
      ],
    },
    {
      id: 'what-can-go-wrong',
      heading: 'Qué puede salir mal al sacarlo',
      blocks: [
        {
          text: 'A veces, al sacarlo, se rompe un brazo u otra parte. El pedazo puede quedarse en la matriz o clavarse en su pared. A veces sale solo. En otros casos hace falta más atención:',
        },
        {
          list: [
            'Un ultrasonido o una radiografía para hallar el pedazo',
            'Histeroscopia: un médico mira adentro de la matriz con una cámara fina y puede sacar el pedazo',
            'Laparoscopia: cirugía por cortes pequeños en el vientre',
            'En algunos casos, una cirugía más grande',
          ],
        },
        {
          text: 'Hay personas que cuentan dolor, sangrado, infección y lesiones de la matriz. A algunas les preocupa tener hijos después. A otras no se les halló un pedazo, o se dejó en su lugar.',
        },
        {
          note: 'Si todavía tiene un Paragard y no le da problemas, esta página no es razón para apurarse. Muchos salen en una pieza. Pregunte a su médico lo que le preocupe, y nunca trate de sacarlo usted. Un dolor fuerte, mucho sangrado o fiebre después de sacarlo necesita un médico enseguida.',
        },
      ],
    },
    {
      id: 'the-lawsuits',
      heading: 'Qué dicen las demandas',
      blocks: [
        {
          text: 'Quienes demandaron dicen que el aparato se puede romper con demasiada facilidad al sacarlo. También dicen que las empresas no dieron un aviso bastante claro a usuarias y médicos. Las empresas lo niegan. Son reclamos por [productos peligrosos](/services/product-liability): preguntan si un producto y sus avisos eran bastante seguros.',
        },
      ],
    },
    {
      id: 'mdl',
      heading: 'Qué es el MDL 2974',
      blocks: [
        {
          text: '[[paragard-mdl-2974]] MDL son las siglas en inglés de “multidistrict litigation”, una manera en que las cortes federales llevan juntos muchos casos parecidos en una corte, para resolver una sola vez las preguntas que comparten.',
        },
        {
          cards: [
            {
              title: 'Su caso sigue siendo suyo',
              text: 'Un MDL no es una demanda colectiva. Cada persona tiene su propio caso, con sus hechos y su propia decisión sobre una oferta.',
            },
            {
              title: 'Lo común se hace junto',
              text: 'Los papeles de las empresas, las preguntas a peritos y las primeras decisiones se llevan para todos a la vez.',
            },
            {
              title: 'Algunos casos van primero',
              text: 'Unos pocos casos pueden ir a juicio temprano para ver qué piensa un jurado. Sus resultados no deciden el suyo.',
            },
          ],
        },
      ],
    },
    {
      id: 'eligibility',
      heading: 'Cuándo pedir una revisión',
      blocks: [
        { text: 'Por favor comuníquese si estos puntos son como lo que le pasó:' },
        {
          list: [
            'Tenía un Paragard, no otra marca de DIU',
            'Se rompió, o se vio que estaba roto, al sacarlo',
            'Tuvo dolor, una lesión o más tratamiento por eso, o un pedazo sigue adentro',
          ],
        },
        {
          text: '¿No está segura de la marca? Su expediente médico debe decirla. Podemos pedirlo con su permiso.',
        },
      ],
    },
    {
      id: 'what-to-keep',
      heading: 'Qué debe guardar',
      blocks: [
        {
          list: [
            'La fecha y el lugar en que se lo pusieron y se lo sacaron, lo mejor que los recuerde',
            'La tarjeta o los papeles que le dieron con el aparato',
            'Notas de cuando se lo sacaron, imágenes, e informes de cirugías',
            'Los pedazos rotos, si se los dieron; póngalos en una bolsa limpia y no los tire',
            'Cuentas, y notas sobre el trabajo que perdió',
          ],
        },
        {
          text: 'Puede pedir a la clínica una copia de su expediente, y preguntar si guardó los pedazos. Nada de esto tiene que estar completo antes de llamar.',
        },
      ],
    },
    {
      id: 'compensation',
      heading: 'Qué puede cubrir un reclamo',
      blocks: [
        {
          text: 'Un reclamo puede pedir el costo del tratamiento, el sueldo perdido, y el dolor y la angustia. También puede pedir por efectos que quedan, como problemas para tener hijos. Cuánto de esto se aplica depende de sus lesiones y de la ley. No prometemos un resultado, y debe tener cuidado con quien lo haga.',
        },
      ],
    },
  ],
  accordion: {
    kind: 'faq',
    heading: 'Preguntas sobre reclamos por Paragard',
    items: [
      {
        question: '¿Se enterarán otras personas?',
        answer: [
          'Lo que nos cuenta en una revisión es confidencial. Una demanda es un registro público en la mayoría de las cortes, aunque muchas veces se pueden proteger los datos privados. Lo hablamos con usted antes de presentar nada.',
        ],
      },
      {
        question: '¿Es un reclamo contra mi médico?',
        answer: [
          'Casi nunca. Estos reclamos son contra las empresas del aparato. Si los expedientes muestran otra cosa, se la explicamos y usted elige qué hacer.',
        ],
      },
      {
        question: 'Un pedazo sigue adentro. ¿Debo esperar con el reclamo?',
        answer: [
          'Su salud va primero. Siga el consejo de su médico. No tiene que esperar al tratamiento para preguntarnos. El plazo puede contar desde el día en que se lo sacaron, o desde el día en que supo del pedazo.',
        ],
      },
      {
        question: 'Mi DIU se movió pero no se rompió. ¿Me sirve esta página?',
        answer: [
          'Esta página es sobre DIU que se rompen al sacarlos. Si con su aparato pasó otra cosa, cuéntenosla. Le diremos si es algo que podemos ver.',
        ],
      },
      {
        question: '¿Tengo que vivir en cierto estado?',
        answer: [
          `No.${promised.everywhere ? ' Representamos a clientes en los 50 estados, junto con firmas asociadas.' : mark('firm-states-how')} Las reglas que se aplican pueden depender de dónde vive y dónde le atendieron.`,
        ],
      },
    ],
  },
};
