import type { PracticeArea } from '../../practice-area';

export const depoProvera: PracticeArea = {
  slug: 'depo-provera-claims',
  name: 'Depo-Provera',
  summary:
    'Para quienes recibieron inyecciones de Depo-Provera para no quedar embarazadas y después supieron de un tumor cerebral.',
  meta: {
    title: 'Reclamos por Depo-Provera y tumor cerebral',
    description:
      '¿Recibió inyecciones de Depo-Provera y después le hallaron un tumor cerebral como un meningioma? Vea las tres condiciones de un reclamo y qué sigue.',
  },
  title: 'Reclamos por Depo-Provera',
  intro:
    'Si usó las inyecciones y después le hallaron un meningioma, estamos aquí para escucharle y ver si puede tener un reclamo.',
  story:
    'Muchas personas eligieron Depo-Provera porque era simple. No había que recordar una pastilla cada día. Ahora hay demandas que dicen que no se les avisó de un riesgo de meningioma, un tumor en la capa que rodea el cerebro.',
  standing: {
    against: [
      'No conocemos hasta ahora ninguna decisión contra mujeres como usted. [[depo-preemption-motion]] [[depo-label-refused-first]]',
    ],
    for: ['[[depo-label-2025]]'],
    todo: [
      'Si tiene el diagnóstico, su caso entraría al grupo de Florida. [[depo-proof-2025]] Pida ya sus expedientes médicos.',
    ],
    open: [
      'La decisión sobre si la ley federal bloquea los reclamos. No hemos hallado ninguna.',
      '[[depo-trial-2026]] Ese día puede cambiar: pregúntenos.',
    ],
  },
  sections: [
    {
      id: 'what-depo-provera-is',
      heading: 'Qué es Depo-Provera',
      blocks: [
        {
          text: 'Depo-Provera es una inyección para no quedar embarazada. Contiene acetato de medroxiprogesterona, una hormona hecha por el hombre, parecida a la progesterona natural. Sobre todo impide que los ovarios suelten un óvulo. La marca es de la empresa Pfizer.',
        },
        {
          text: '[[depo-three-months]] Para seguir protegidas, las personas vuelven por otra. Algunas se han puesto estas inyecciones por muchos años.',
        },
      ],
    },
    {
      id: 'meningioma',
      heading: 'Qué es un meningioma',
      blocks: [
        {
          text: 'Un meningioma es un tumor que crece de las meninges, las capas finas que cubren el cerebro y la médula espinal. La mayoría no es cáncer y crece despacio. Aun así, un tumor que no es cáncer puede apretar el cerebro o los nervios. Estas pueden ser señales:',
        },
        {
          list: [
            'Dolores de cabeza nuevos o que empeoran.',
            'Cambios en la vista, como ver borroso o doble.',
            'Pérdida de oído o zumbido en los oídos.',
            'Pérdida del olfato.',
            'Debilidad en un brazo o una pierna.',
            'Problemas de memoria o para hablar.',
            'Convulsiones, que son descargas repentinas en el cerebro.',
          ],
        },
        {
          note: 'Estas señales tienen muchas causas posibles. Por favor vea a un médico. Una convulsión o una debilidad repentina necesita atención de emergencia.',
        },
      ],
    },
    {
      id: 'what-lawsuits-say',
      heading: 'Qué dicen las demandas',
      blocks: [
        {
          text: 'Algunos meningiomas responden a hormonas. [[depo-bmj-2024]] Un estudio puede mostrar una relación. No puede decir qué causó el tumor de una persona.',
        },
        {
          text: 'Las demandas dicen que el fabricante debió avisar antes a las usuarias y a los médicos en los Estados Unidos. La empresa no está de acuerdo. Las cortes todavía tienen que decidir qué muestra la ciencia y quién responde.',
        },
      ],
    },
    {
      id: 'eligibility',
      heading: 'Quién puede tener un reclamo',
      blocks: [
        { text: 'Puede tener un reclamo si estas tres cosas son ciertas:' },
        {
          list: [
            'Recibió inyecciones de Depo-Provera para no quedar embarazada.',
            'Después le hallaron un tumor cerebral como un meningioma.',
            'No le avisaron bien de este riesgo.',
          ],
        },
        {
          text: 'Muchas veces importa también por cuánto tiempo usó las inyecciones. Y el producto exacto, porque otros fabricantes venden versiones de la misma medicina. Si no está segura de cuál recibió, su clínica o su farmacia pueden decírselo.',
        },
      ],
    },
    {
      id: 'what-to-collect',
      heading: 'Qué nos ayuda a revisar su reclamo',
      blocks: [
        {
          cards: [
            {
              title: 'Sus inyecciones',
              text: 'Dónde se las pusieron, y más o menos cuándo empezaron y terminaron. Lo mejor son las notas de la clínica y los registros de la farmacia.',
            },
            {
              title: 'Su diagnóstico',
              text: 'El informe de la imagen y el nombre del médico que diagnosticó el tumor. Si hubo operación, también el informe del laboratorio.',
            },
            {
              title: 'Lo que le dijeron',
              text: 'Cualquier folleto que guardó, y lo que recuerda que le dijo un médico o una enfermera sobre riesgos.',
            },
            {
              title: 'Su vida desde entonces',
              text: 'Cuentas, trabajo perdido, y unas notas sobre lo que ahora le cuesta más.',
            },
          ],
        },
        { text: 'No necesita todo esto para preguntar. Con su permiso, podemos pedir los expedientes.' },
      ],
    },
  ],
  accordion: {
    kind: 'faq',
    heading: 'Preguntas sobre Depo-Provera',
    items: [
      {
        question: '¿Debo dejar las inyecciones?',
        answer: [
          'Por favor hable primero con su médico. Dejarlas sin otro método puede llevar a un embarazo que no planeó. Su médico puede explicarle los riesgos para usted y las otras opciones.',
        ],
      },
      {
        question: 'Mi tumor no es cáncer. ¿Cuenta?',
        answer: [
          'Puede que sí. La mayoría de los meningiomas no es cáncer, y las demandas también son por ellos. Miramos cómo le han afectado el tumor y su tratamiento.',
        ],
      },
      {
        question: 'Mi médico solo vigila el tumor. ¿Puedo preguntar ya?',
        answer: [
          'Sí. Algunos meningiomas se siguen con imágenes y nunca se operan. Puede pedir una revisión en cualquier momento, y preguntar pronto ayuda con los plazos.',
        ],
      },
      {
        question: '¿Estaría demandando a mi médico o a mi clínica?',
        answer: [
          'Estos reclamos son sobre todo contra las empresas que hicieron o vendieron la medicina. La pregunta principal es qué dijeron a médicos y pacientes.',
        ],
      },
      {
        question: '¿La nueva etiqueta termina mi reclamo?',
        answer: [
          'Nadie lo sabe todavía. La corte tiene que decidirlo. Los reclamos son por los años antes de esa advertencia.',
        ],
      },
    ],
  },
};
