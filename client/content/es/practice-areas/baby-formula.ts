import type { PracticeArea } from '../../practice-area';

export const babyFormula: PracticeArea = {
  slug: 'baby-formula-lawsuit',
  name: 'Fórmula para bebés',
  summary:
    'Para familias de bebés prematuros que recibieron fórmula y se enfermaron de NEC, una enfermedad seria del intestino.',
  meta: {
    title: 'Fórmula para bebés: NEC en prematuros',
    description:
      '¿Su bebé prematuro recibió fórmula de leche de vaca y después tuvo NEC? Lea con palabras claras qué preguntan las familias, qué juntar y qué sigue.',
  },
  title: 'La fórmula y la NEC en bebés prematuros',
  intro:
    'Esta página explica qué es la NEC, por qué hay familias que han demandado por la fórmula, y cómo podemos ver lo que le pasó a su hijo.',
  story:
    'Si su bebé nació antes de tiempo y se enfermó de NEC, usted ha pasado por mucho. Puede que todavía tenga preguntas que nadie tuvo tiempo de contestar. Lea esta página con calma.',
  standing: {
    against: ['[[nec-venue-2025]]', '[[nec-federal-2025]]'],
    for: ['[[nec-watson-2024]]', '[[nec-gill-2024]]', '[[nec-whitfield-2024]] [[nec-whitfield-new-trial]]'],
    todo: [
      'Importa mucho dónde se puede presentar un caso. Depende de dónde nació y se atendió su bebé, y de qué producto se usó. Pregunte pronto: el padre o la madre puede tener menos tiempo que el niño.',
    ],
    open: [
      'Cómo terminan los siguientes casos de prueba federales.',
      'Qué dicen las cortes superiores de los juicios hasta ahora.',
      'Si los fabricantes llegarán a un acuerdo. No conocemos ninguno.',
    ],
  },
  sections: [
    {
      id: 'what-nec-is',
      heading: 'Qué es la NEC',
      blocks: [
        {
          text: 'NEC son las siglas de enterocolitis necrosante, una enfermedad seria en la que el intestino se inflama y partes de él pueden dañarse o morir. Afecta sobre todo a bebés prematuros, es decir, nacidos antes de tiempo, mientras siguen en el hospital.',
        },
        {
          text: 'Los médicos no conocen una sola causa. Nacer antes de tiempo y pesar poco al nacer suben el riesgo. También cuenta la alimentación. [[nec-cochrane]]',
        },
        {
          note: 'Si su bebé está ahora en el hospital o en casa, por favor no cambie su alimentación por esta página. La fórmula puede ser lo correcto cuando no hay bastante leche humana. Hable con quienes cuidan a su bebé, y busque ayuda enseguida si parece enfermo.',
        },
      ],
    },
    {
      id: 'signs-and-care',
      heading: 'Señales que buscan los médicos, y cómo la tratan',
      blocks: [
        { text: 'En el expediente de un bebé con NEC puede hallar palabras para señales como estas:' },
        {
          list: [
            'Vientre hinchado o que duele',
            'Problemas para comer, o leche que se queda en el estómago',
            'Vómito verde',
            'Sangre en el excremento',
            'Poca energía, pausas al respirar o corazón lento',
          ],
        },
        {
          text: 'Los médicos suelen parar la leche por un tiempo, alimentar al bebé por una vena y dar antibióticos. Algunos bebés necesitan una operación. Muchos niños se recuperan. Otros tienen problemas después: un intestino más estrecho, dificultad para absorber la comida, o un crecimiento y desarrollo más lentos.',
        },
      ],
    },
    {
      id: 'why-families-ask',
      heading: 'Por qué hay familias que han demandado',
      blocks: [
        {
          text: 'Las demandas son por ciertos productos para prematuros hechos con leche de vaca: fórmula, y fortificante, un suplemento que se agrega a la leche humana. Las familias dicen que los fabricantes sabían o debían saber del riesgo de NEC y no dieron un aviso claro a los padres y a los hospitales.',
        },
        {
          text: 'Los fabricantes no están de acuerdo. Dicen que sus productos hacen falta y que los médicos deciden cómo alimentar a un prematuro. Las cortes miran cada caso por sus propios hechos. Por eso importan tanto los detalles de la atención de su hijo.',
        },
        {
          text: 'Un caso así no es para culparle a usted. Los padres de prematuros muchas veces casi no podían decidir qué se daba, y confiaron en lo que les decían.',
        },
      ],
    },
    {
      id: 'eligibility',
      heading: 'Cuándo preguntarnos',
      blocks: [
        {
          text: 'No tiene que estar seguro. Pida una revisión si, hasta donde sabe, se cumplen estos puntos:',
        },
        {
          list: [
            'Su bebé nació antes de tiempo',
            'Le dieron fórmula o fortificante hecho con leche de vaca',
            'Después un médico dijo que su bebé tenía NEC o podía tenerla',
            'Su bebé necesitó tratamiento, tiene problemas que siguen, o murió',
          ],
        },
        {
          text: 'No todos los casos califican, aunque se cumplan todos estos puntos. Un niño puede tener más tiempo que un padre para reclamar, pero no en todos los estados. Si no podemos ayudar, se lo decimos y le decimos por qué.',
        },
      ],
    },
    {
      id: 'what-to-gather',
      heading: 'Qué juntar, si puede',
      blocks: [
        {
          text: 'Puede que tenga muy poco en papel, y está bien. Con su permiso podemos pedir el expediente al hospital. Esto ayuda:',
        },
        {
          cards: [
            {
              title: 'Dónde y cuándo',
              text: 'El nombre de cada hospital, la fecha de nacimiento y con cuánta anticipación llegó su bebé.',
            },
            {
              title: 'Alimentación',
              text: 'El nombre de la fórmula o del fortificante, si lo sabe. Pueden ayudar fotos de frascos o etiquetas. Las hojas de alimentación están en el expediente del hospital.',
            },
            {
              title: 'Enfermedad',
              text: 'Papeles del alta, notas de operaciones, y los nombres de los médicos que han visto a su hijo después.',
            },
            {
              title: 'La vida desde entonces',
              text: 'Terapia, comida especial, viajes a citas, y trabajo que perdió por cuidar a su hijo.',
            },
          ],
        },
      ],
    },
    {
      id: 'compensation',
      heading: 'Qué puede pedir un reclamo',
      blocks: [
        {
          text: 'Ninguna suma borra una enfermedad o una pérdida. Un reclamo puede pedir el costo del cuidado pasado y futuro, el sueldo que perdieron los padres, el dolor del niño y los efectos que quedan. Si un bebé murió, la ley del estado decide qué familiares pueden pedir, y qué. No podemos prometer que un reclamo tenga éxito.',
        },
      ],
    },
  ],
  accordion: {
    kind: 'faq',
    heading: 'Preguntas que hacen los padres',
    items: [
      {
        question: 'No sé qué fórmula se usó. ¿Puedo preguntar?',
        answer: [
          'Sí. La mayoría de los padres no lo sabe. El expediente del hospital suele mostrar qué se le dio a un bebé y cuándo, y podemos pedirlo con su permiso.',
        ],
      },
      {
        question: 'Mi bebé tomó leche humana y fórmula. ¿Nos deja fuera?',
        answer: [
          'No por sí solo. Muchos prematuros toman las dos, o leche humana con fortificante. Miramos qué se dio y cuándo empezó la enfermedad.',
        ],
      },
      {
        question: '¿Tendríamos que demandar al hospital?',
        answer: [
          'Estos casos son sobre todo contra los fabricantes del producto. Si alguien más tiene parte de la culpa depende de los hechos. Usted decide contra quién se reclama, y antes le explicamos las opciones.',
        ],
      },
      {
        question: '¿Quién decide por mi hijo?',
        answer: [
          'Casi siempre un padre, una madre o un tutor legal actúa por un niño. En muchos estados un juez también tiene que aprobar un acuerdo, un trato que termina el caso, para que el dinero quede seguro para el niño.',
        ],
      },
      {
        question: '¿Es lo mismo que un retiro del mercado?',
        answer: [
          'No. Un retiro quita un producto de la tienda. Una demanda pregunta si un fabricante debió avisar a las familias, y puede seguir sin un retiro. Puede leer más en [productos peligrosos](/services/product-liability).',
        ],
      },
    ],
  },
};
