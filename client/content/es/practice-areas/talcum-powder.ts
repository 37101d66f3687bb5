import type { PracticeArea } from '../../practice-area';

export const talcumPowder: PracticeArea = {
  slug: 'talcum-powder-claims',
  name: 'Talco',
  summary:
    'Para quienes usaron polvo con talco por años y después supieron que tenían cáncer de ovario o mesotelioma.',
  meta: {
    title: 'Talco: cáncer de ovario y mesotelioma',
    description:
      '¿Usó talco para bebés o para el cuerpo y después le hallaron cáncer de ovario o mesotelioma? Vea los productos, los hechos y cómo funciona un reclamo.',
  },
  title: 'Reclamos por talco',
  intro: 'Si usó talco y se enfermó, podemos ayudarle a entender sus opciones.',
  story:
    'El talco era un hábito diario en muchas casas. Se usaba en los bebés, después de bañarse y en el cuidado íntimo. Las demandas dicen que algunos fabricantes sabían de un posible riesgo de cáncer y no avisaron a quienes confiaban en el producto.',
  standing: {
    against: ['[[talc-ingham-reduced-2020]] [[talc-ingham-final-2021]]', '[[talc-florida-2024]]'],
    for: [
      '[[talc-emerson-2026]]',
      '[[talc-craft-2025]]',
      '[[talc-moore-2025]] Ninguna de las sumas de fines de 2025 es final.',
    ],
    todo: [
      'Pregunte pronto, y guarde lo que muestre el polvo que usó. Un caso nuevo por cáncer de ovario entraría casi seguro al grupo de Nueva Jersey. Los casos por mesotelioma van muchas veces en cortes estatales.',
    ],
    open: [
      '[[talc-experts-2026]]',
      'Qué hacen las cortes superiores con las sumas de fines de 2025.',
      'Cuándo empieza el primer juicio federal.',
    ],
  },
  sections: [
    {
      id: 'facts',
      heading: 'El talco en cuatro datos',
      blocks: [
        {
          cards: [
            {
              title: 'Qué es el talco',
              text: 'El talco es un mineral blando que se saca de la tierra. Hecho polvo, absorbe la humedad y ayuda a que la piel esté seca.',
            },
            {
              title: 'Por qué se habla de asbesto',
              text: 'En la tierra, el talco puede estar cerca del asbesto, un mineral que se sabe que causa cáncer. Las demandas dicen que cierto talco no estaba libre de él.',
            },
            {
              title: 'Qué dice la ciencia',
              text: '[[talc-iarc-2024]] No todos los estudios coinciden, y los fabricantes dicen que sus productos son seguros.',
            },
            {
              title: 'Qué cambió en las tiendas',
              text: '[[talc-sales-ended]] El Johnson’s Baby Powder que se vende hoy en los Estados Unidos lleva maicena.',
            },
          ],
        },
      ],
    },
    {
      id: 'illnesses',
      heading: 'Enfermedades que nombran los reclamos',
      blocks: [
        {
          list: [
            'Cáncer de ovario: empieza en los ovarios o cerca. Los reclamos hablan muchas veces de polvo usado en la zona íntima por muchos años.',
            'Mesotelioma: cáncer de la capa fina que rodea los pulmones, el vientre u otros órganos. Está muy ligado al asbesto. Por eso estos reclamos buscan asbesto en el polvo.',
          ],
        },
        {
          text: 'Puede que su médico no sepa qué causó su enfermedad. Es normal, y no cierra la puerta. Expertos de las dos partes estudian la ciencia, y una corte decide qué pruebas se pueden oír. Si además trabajó cerca del asbesto, lea por favor sobre los [reclamos por cáncer de pulmón y asbesto](/services/asbestos-lung-cancer-claims).',
        },
      ],
    },
    {
      id: 'products',
      heading: 'Productos que nombran los reclamos',
      blocks: [
        {
          text: 'Los reclamos han nombrado varios tipos de productos con talco. Dos marcas conocidas en estas demandas son Johnson’s Baby Powder y Shower to Shower.',
        },
        {
          cards: [
            {
              title: 'Polvo para bebés',
              text: 'Polvo suelto para la piel del bebé, que muchos adultos usaron en sí mismos. El Johnson’s Baby Powder de antes se hacía con talco.',
            },
            {
              title: 'Polvo para el cuerpo',
              text: 'Polvo para después del baño, para estar seco y fresco. Shower to Shower se vendía para esto.',
            },
            {
              title: 'Polvo íntimo',
              text: 'Polvo que se ponía en la ropa interior, las toallas o la zona íntima contra la humedad y el olor.',
            },
            {
              title: 'Maquillaje',
              text: 'Algunos polvos de cara, rubores y sombras de ojos tienen talco.',
            },
          ],
        },
        {
          note: 'No todos los polvos tienen talco. Algunos siempre se hicieron con maicena. Si todavía tiene un envase viejo, déjelo cerrado, póngalo en una bolsa sellada y guárdelo en un lugar seguro.',
        },
      ],
    },
    {
      id: 'eligibility',
      heading: 'Quién puede tener un reclamo',
      blocks: [
        { text: 'Nos gustaría saber de usted si:' },
        {
          list: [
            'Usó con frecuencia un polvo con talco.',
            'Después un médico le diagnosticó cáncer de ovario o mesotelioma.',
            'Puede decirnos qué producto usó, cómo y más o menos por cuánto tiempo.',
          ],
        },
        {
          text: 'Tal vez también pueda reclamar por un ser querido que murió. En algunos estados el plazo puede contar desde el día en que supo qué pudo causar la enfermedad. En otros puede que no. Revisamos la regla de su estado.',
        },
      ],
    },
    {
      id: 'past-verdicts',
      heading: 'Un veredicto pasado sobre talco',
      blocks: [
        {
          text: '[[talc-top-verdict]] Un veredicto es la decisión de un jurado al final de un juicio. Pocas veces es la última palabra:',
        },
        { since: ['talc-ingham-reduced-2020', 'talc-ingham-final-2021', 'talc-craft-2025'] },
        {
          text: 'Otros juicios por talco terminaron sin dinero para quien demandó. Lo que usted puede recibir, si recibe algo, depende de su enfermedad, de sus pruebas, del estado donde demanda y de lo que decidan las cortes.',
        },
      ],
    },
  ],
  accordion: {
    kind: 'faq',
    heading: 'Preguntas sobre el talco',
    items: [
      {
        question: 'Tiré el frasco hace mucho. ¿Es un problema?',
        answer: [
          'No siempre. Casi todos lo hicieron. Usted mismo puede describir el producto, y la familia, las fotos o los registros de compras pueden apoyar lo que dice.',
        ],
      },
      {
        question: 'Hay una muestra de tejido de mi operación. ¿Debo hacer algo?',
        answer: [
          'Por favor díganoslo. Los hospitales suelen guardar las muestras un tiempo. Los peritos pueden buscar talco o asbesto en ellas. Por eso es bueno pedir al hospital que las guarde.',
        ],
      },
      {
        question: '¿Es una demanda colectiva?',
        answer: [
          'La mayoría de las personas con estas enfermedades presenta su propia demanda. Muchos casos federales están reunidos ante una corte para los primeros pasos, pero cada persona tiene su reclamo aparte.',
        ],
      },
      {
        question: 'Usé más de una marca. ¿Puedo reclamar?',
        answer: [
          'Tal vez sí. Haga una lista de todas las marcas que recuerde y de los años en que usó cada una. Nosotros vemos qué empresas pueden responder.',
        ],
      },
      {
        question: 'El fabricante fue a la corte de quiebras. ¿Detiene eso mi reclamo?',
        answer: [
          'Hasta ahora ningún plan se ha sostenido. [[talc-bankruptcy-first-two]] El tercero también se rechazó.',
        ],
      },
    ],
  },
};
