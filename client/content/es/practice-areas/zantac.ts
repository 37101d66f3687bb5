import type { PracticeArea } from '../../practice-area';

export const zantac: PracticeArea = {
  slug: 'zantac-claims',
  name: 'Zantac',
  summary:
    'Para quienes tomaron Zantac de marca por acidez o úlceras y después supieron que tenían uno de cinco cánceres.',
  meta: {
    title: 'Zantac: cinco cánceres y quién reclama',
    description:
      '¿Tomó Zantac de marca y después tuvo cáncer de vejiga, estómago, esófago, hígado o páncreas? Vea quién puede reclamar y qué puede esperar de nosotros.',
  },
  title: 'Reclamos por Zantac',
  intro:
    'Si tomó Zantac de marca y después le hallaron cáncer, podemos ver sus hechos y darle una respuesta directa.',
  story:
    'Muchas personas tomaron Zantac por acidez y confiaron en él. Después la medicina se sacó del mercado por un químico que puede causar cáncer.',
  standing: {
    against: ['[[zantac-delaware-2025]]', '[[zantac-mdl-2022]]'],
    for: ['[[zantac-gsk-2024]]'],
    todo: [
      'Un reclamo nuevo es difícil ahora. Lo que queda depende de su estado, de la marca que tomó y de sus pruebas. Si pensamos que un reclamo tiene pocas posibilidades, se lo decimos.',
    ],
    open: ['[[zantac-appeal-2025]]', 'Cómo aplican las cortes de Delaware la prueba más estricta.'],
  },
  sections: [
    {
      id: 'what-happened',
      heading: 'Qué pasó con Zantac',
      blocks: [
        {
          text: 'Zantac era una marca de ranitidina, una medicina que baja el ácido del estómago. Se tomaba por acidez, reflujo (ácido que sube del estómago) y úlceras. Unos la compraban sin receta, y otros con receta.',
        },
        {
          text: 'Después unas pruebas hallaron en la ranitidina un químico llamado NDMA. [[zantac-ndma-2a]] La cantidad podía subir con el tiempo o en lugares calientes. [[zantac-fda-2020]]',
        },
        {
          note: 'El Zantac que se vende hoy en los Estados Unidos no es la misma medicina. Contiene famotidina, que es otra. Por favor hable con su médico antes de dejar o cambiar un tratamiento.',
        },
      ],
    },
    {
      id: 'cancers',
      heading: 'Cánceres que nombran los reclamos',
      blocks: [
        { text: 'Los reclamos miran cinco tipos de cáncer:' },
        {
          list: [
            'Cáncer de vejiga: empieza en el órgano que guarda la orina.',
            'Cáncer de estómago: también llamado cáncer gástrico.',
            'Cáncer de esófago: empieza en el tubo que lleva la comida de la boca al estómago.',
            'Cáncer de hígado: empieza en el hígado, que limpia la sangre y ayuda a digerir.',
            'Cáncer de páncreas: empieza en una glándula detrás del estómago que ayuda a controlar el azúcar.',
          ],
        },
        {
          text: 'Un cáncer que empezó en otro lugar y después llegó a uno de estos órganos casi nunca es lo mismo. Su informe de patología, el informe del laboratorio sobre su cáncer, dice dónde empezó.',
        },
      ],
    },
    {
      id: 'brand-name-use-only',
      heading: 'Solo el de marca',
      blocks: [
        {
          text: 'Solo podemos ver reclamos de personas que tomaron Zantac de marca. La ranitidina genérica, vendida con su nombre químico o con el nombre de una tienda, no cuenta aquí.',
        },
        {
          text: '¿Por qué importa el nombre de la caja? La ley trata de otra manera a los fabricantes de genéricos, y es mucho más difícil reclamar contra ellos. Si tomó los dos, díganoslo. Su uso de la marca todavía puede contar.',
        },
      ],
    },
    {
      id: 'who-may-file',
      heading: 'Quién puede presentar un reclamo',
      blocks: [
        { text: 'Tiene sentido comunicarse con nosotros si:' },
        {
          list: [
            'Tomó Zantac de marca con frecuencia, con receta o sin ella.',
            'Lo tomó antes de que la ranitidina se sacara del mercado.',
            'Después un médico le diagnosticó uno de los cinco cánceres de esta página.',
            'Hay alguna prueba de la marca, como registros de farmacia, recibos o una nota en su expediente médico.',
          ],
        },
        {
          text: 'Una familia tal vez pueda reclamar por una persona que murió. El Zantac viejo está fuera del mercado desde hace tiempo. Por eso es de lo primero que revisamos.',
        },
      ],
    },
    {
      id: 'where-cases-stand',
      heading: 'Cómo van los casos de Zantac',
      blocks: [
        {
          text: 'Debe saber que estos casos son difíciles. Los expertos no están de acuerdo en si la ranitidina causó cáncer en las personas. [[zantac-mdl-2022]] Otros casos siguieron en cortes estatales, donde las reglas pueden ser distintas. Unos se arreglaron y otros se perdieron.',
        },
        {
          text: '¿Qué significa para usted? Revisamos primero si una corte de su estado todavía oiría un reclamo nuevo.',
        },
      ],
    },
  ],
  accordion: {
    kind: 'faq',
    heading: 'Preguntas sobre Zantac',
    items: [
      {
        question: 'Compré Zantac sin receta. ¿Cómo lo pruebo?',
        answer: [
          'Pueden mostrarlo los registros de una tarjeta de tienda, los estados de cuenta del banco y los pedidos en línea. Quizás su médico lo anotó al preguntar qué toma. Un familiar puede confirmarlo.',
        ],
      },
      {
        question: 'Tomé ranitidina genérica. ¿No puedo hacer nada?',
        answer: [
          'No podemos tomar un reclamo por Zantac que se apoye solo en el genérico. Otro abogado puede verlo de otra manera, y usted puede preguntarle.',
        ],
      },
      {
        question: 'Tengo otro cáncer. ¿Les escribo?',
        answer: [
          'Estos reclamos son solo por los cinco cánceres de aquí. Si el suyo no está, es probable que digamos que no, pero puede preguntar.',
        ],
      },
      {
        question: 'Todavía tengo Zantac viejo en casa. ¿Qué hago con él?',
        answer: [
          'No lo tome. Cierre el paquete, póngalo lejos de los niños y guárdelo bien hasta que hayamos hablado. El paquete puede mostrar la marca y el número de lote.',
        ],
      },
      {
        question: '¿No hubo un acuerdo?',
        answer: ['Sí, con un fabricante. [[zantac-gsk-2024]] Se hizo para casos que ya estaban en la corte.'],
      },
    ],
  },
};
