import type { PracticeArea } from '../../practice-area';

export const paraquat: PracticeArea = {
  slug: 'paraquat-claims',
  name: 'Paraquat',
  summary:
    'Para quienes rociaron o mezclaron el herbicida paraquat, o vivieron cerca, y después supieron que tenían Parkinson.',
  meta: {
    title: 'Paraquat y la enfermedad de Parkinson',
    description:
      '¿Trabajó con el herbicida paraquat o cerca de él y después le hallaron Parkinson? Sepa quién puede reclamar, qué pruebas ayudan y qué sigue.',
  },
  title: 'Reclamos por paraquat',
  intro:
    'Si usted o alguien de su familia trabajó con paraquat y tiene la enfermedad de Parkinson, podemos ayudarle a saber si puede tener un reclamo.',
  story:
    'El paraquat es un herbicida fuerte que se usa en el campo. Personas que lo mezclaron, lo rociaron o trabajaron cerca han demandado después de saber que tenían la enfermedad de Parkinson. Dicen que los fabricantes no les avisaron.',
  standing: {
    against: ['[[paraquat-durnell-2026]]', '[[paraquat-expert-2024]]'],
    for: [
      '[[paraquat-letter-agreement-2025]] Tampoco nosotros podemos decirle una suma, y debe tener cuidado con quien se la diga.',
      '[[paraquat-philadelphia]]',
    ],
    todo: [
      'Si todavía no ha demandado, puede que el acuerdo no le alcance. Pregunte pronto: un acuerdo de grupo puede fijar sus propias fechas.',
    ],
    open: [
      '[[paraquat-appeal-2025]]',
      'Quién puede entrar todavía al acuerdo, y hasta cuándo.',
      'Cuándo decide un primer jurado un caso por paraquat. No hallamos ningún veredicto.',
      'Qué decide la EPA después de mirar otra vez la ciencia.',
    ],
  },
  sections: [
    {
      id: 'what-paraquat-is',
      heading: 'Qué es el paraquat',
      blocks: [
        {
          text: 'El paraquat es un herbicida, un químico que mata plantas. Se usa en el campo para quitar la maleza antes de sembrar y para secar algunos cultivos antes de la cosecha. Una de sus marcas es Gramoxone. Casi siempre se vende como líquido que se mezcla con agua y se rocía.',
        },
        {
          text: 'El paraquat es muy tóxico. En los Estados Unidos solo pueden usarlo aplicadores certificados, con entrenamiento y licencia. No se puede comprar para el patio en una tienda. [[paraquat-eu-2007]]',
        },
      ],
    },
    {
      id: 'parkinsons-disease',
      heading: 'El paraquat y la enfermedad de Parkinson',
      blocks: [
        {
          text: 'La enfermedad de Parkinson es del cerebro, empeora con el tiempo y afecta cómo se mueve una persona. Daña las células que hacen dopamina, un químico que el cerebro usa para controlar el movimiento. Señales comunes:',
        },
        {
          list: [
            'Temblor en una mano, un brazo, una pierna o la mandíbula.',
            'Músculos rígidos.',
            'Movimiento lento.',
            'Problemas de equilibrio o para caminar.',
            'Cambios en el sueño, el ánimo o el olfato.',
          ],
        },
        {
          text: '[[paraquat-nih-2011]] Otros estudios han hallado menos, o nada. [[paraquat-epa-2021-insufficient]] [[paraquat-epa-2025-withdraw]] Los fabricantes niegan que el paraquat cause la enfermedad. Usted merece saber que la pregunta no está resuelta.',
        },
        {
          note: 'Muchas cosas pueden causar estas señales, y muchas personas con Parkinson nunca estuvieron cerca del paraquat. Por favor vea a un médico por cualquier señal que le preocupe.',
        },
      ],
    },
    {
      id: 'who-can-file',
      heading: 'Quién puede presentar un reclamo',
      blocks: [
        {
          text: 'Tal vez pueda reclamar si estuvo en contacto con paraquat y después un médico le diagnosticó la enfermedad de Parkinson. Estos son los casos más comunes:',
        },
        {
          cards: [
            {
              title: 'Aplicadores con licencia',
              text: 'Quienes rociaron paraquat para una finca, una empresa o en su propia tierra.',
            },
            {
              title: 'Quienes mezclan y cargan',
              text: 'Trabajadores que vaciaron, mezclaron o llevaron el líquido, o que limpiaron y repararon los tanques.',
            },
            {
              title: 'Trabajadores del campo',
              text: 'Quienes cosecharon, podaron o sembraron en campos donde se había rociado.',
            },
            {
              title: 'Vecinos',
              text: 'Quienes vivieron o fueron a la escuela cerca de campos, donde el rocío podía llegar por el aire.',
            },
          ],
        },
        {
          text: 'La familia de una persona que murió tal vez también pueda reclamar. Un familiar puede preguntar por usted si le cuesta hablar o escribir.',
        },
      ],
    },
    {
      id: 'proof-that-helps',
      heading: 'Pruebas que ayudan',
      blocks: [
        { text: 'No necesita todo esto para hablar con nosotros. Cualquiera es un buen comienzo:' },
        {
          list: [
            'Su licencia de aplicador o papeles de entrenamiento.',
            'Registros de rociado o de compra, o etiquetas del producto.',
            'Talones de pago, papeles de impuestos u otra prueba de dónde trabajó.',
            'Nombres de personas que trabajaron a su lado.',
            'Expedientes médicos que muestren quién diagnosticó el Parkinson y cuándo.',
          ],
        },
        {
          text: '¿Estuvo cerca de otros químicos del campo? Cuéntenos también de esos. La otra parte lo preguntará, y nos ayuda saberlo antes. También pueden servirle nuestras páginas sobre [Roundup](/services/roundup-claims) y [exposición a químicos](/services/chemical-exposure).',
        },
      ],
    },
    {
      id: 'published-figures',
      heading: 'Sobre las cifras publicadas',
      blocks: [
        {
          text: '[[paraquat-ten-million]] Tome ese número con cuidado. No hemos hallado ningún caso ni acuerdo del que venga. Por favor no lo tome como un promedio ni como señal de lo que puede valer su reclamo.',
        },
        { since: ['paraquat-letter-agreement-2025'] },
        {
          text: 'En su propio caso mucho depende de su diagnóstico, su edad, cuánto tiempo tuvo contacto con paraquat, el cuidado que necesita y las pruebas que tiene.',
        },
      ],
    },
  ],
  accordion: {
    kind: 'faq',
    heading: 'Preguntas sobre el paraquat',
    items: [
      {
        question: 'Nunca tuve licencia. ¿Puedo reclamar?',
        answer: [
          'Tal vez sí. Muchas personas estuvieron cerca del paraquat sin rociarlo ellas. Lo que cuenta es cómo tuvo contacto con él y qué pruebas hay.',
        ],
      },
      {
        question: 'Mi contacto con el paraquat fue hace muchos años. ¿Es tarde?',
        answer: [
          'No siempre. En algunos estados el plazo puede empezar cuando supo de la enfermedad y de su causa posible. Otras reglas pueden cortarlo antes. Pregúntenos, y revisamos su estado.',
        ],
      },
      {
        question: '¿Estaría demandando a la finca donde trabajé?',
        answer: [
          'Estas demandas son sobre todo contra empresas que hicieron o vendieron paraquat, no contra agricultores. Le explicamos a quién se nombraría antes de presentar nada.',
        ],
      },
      {
        question: 'Tengo temblor pero no un diagnóstico. ¿Qué hago?',
        answer: [
          'Vea primero a un médico. Un neurólogo, el médico del cerebro y los nervios, puede saber si es Parkinson. Podemos hablar otra vez cuando lo sepa.',
        ],
      },
      {
        question: '¿Puedo entrar todavía al acuerdo?',
        answer: [
          'Sus términos y fechas no son públicos. Díganos cómo está su caso, y averiguamos qué le queda abierto.',
        ],
      },
    ],
  },
};
