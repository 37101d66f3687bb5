import { massTorts } from '../../area-facts';
import { mark, promised } from '../../promises';
import { site } from '../../site';

const { replyHours, anyHour, experience, everywhere } = promised;
const also = `${anyHour ? ', 24/7' : ''}${everywhere ? ', en los 50 estados' : ''}`;

/** The words of the home page. */
export const home = {
  meta: {
    title: 'Abogados para personas lesionadas',
    description: `¿Le hizo daño una medicina, un aparato, un químico o un accidente? Revisión gratis de su caso${also}. Si no ganamos, no paga honorarios.`,
  },
  hero: {
    eyebrow: everywhere
      ? 'Daños masivos y lesiones personales, en todo el país'
      : 'Daños masivos y lesiones personales',
    title: 'Representación legal para personas lesionadas',
    intro:
      'Si una medicina, un aparato médico, un químico o un accidente le hizo daño a usted o a alguien de su familia, cuéntenos qué pasó. Le escuchamos, le explicamos sus opciones con palabras claras, y usted decide qué sigue.',
    button: 'Consulta gratis',
  },
  finder: {
    label: '¿Qué pasó, o qué producto usó?',
    hint: 'Dígalo con sus palabras, por ejemplo “me caí en el trabajo” o “aparato para dormir”.',
    button: 'Buscar',
  },
  points: {
    noFee: {
      title: 'Si no ganamos, no paga honorarios',
      text: 'Solo cobramos del dinero que ganemos para usted. [[firm-costs]]',
    },
    attorneys: experience ? { title: 'Abogados con experiencia', text: '[[firm-experience]]' } : null,
    anyHour: anyHour
      ? {
          title: 'Disponibles 24/7',
          text: 'Envíe su solicitud a cualquier hora, de día o de noche.',
        }
      : null,
  },
  about: {
    title: 'Por qué elegir a {firm}',
    cards: {
      nationwide: everywhere
        ? {
            title: 'Representación en todo el país',
            text: 'Representamos a clientes en los 50 estados y trabajamos con firmas de lesiones personales y daños masivos. [[firm-states-how]]',
          }
        : null,
      responsive: replyHours
        ? {
            title: 'Servicio rápido y atento',
            text: `La revisión de su caso es gratis, por teléfono o por correo electrónico. Prometemos una respuesta en menos de ${replyHours} horas.`,
          }
        : null,
      where:
        everywhere || !mark('firm-states-how')
          ? null
          : { title: 'Dónde actuamos', text: mark('firm-states-how').trim() },
      results: site.recovered
        ? {
            title: 'Resultados demostrados',
            text: '[[firm-recovered]], en acuerdos y veredictos para personas que sufrieron un daño. [[firm-recovered-why]]',
          }
        : null,
    },
    more: 'Lea nuestra historia',
  },
  services: {
    title: 'Cómo podemos ayudarle',
    intro:
      'Seis de las áreas en las que trabajamos. Si la suya no está aquí, vea la lista completa o pregúntenos.',
    more: 'Ver todos los servicios',
  },
  news: { title: 'Noticias', more: 'Todas las noticias' },
  faq: {
    title: 'Lo primero que nos preguntan',
    items: [
      {
        question: '¿Cuánto cuesta la revisión del caso?',
        answer: [
          'Nada. Usted nos cuenta qué pasó, lo revisamos y le decimos qué pensamos. No tiene que contratarnos.',
        ],
      },
      {
        question: '¿Qué significa “si no ganamos, no paga honorarios”?',
        answer: [
          'Trabajamos por honorarios de contingencia. Es decir, nuestros honorarios son una parte del dinero que recuperamos para usted. Si no recuperamos nada, no nos debe honorarios. [[firm-costs]]',
          'El contrato escrito, que usted lee antes de firmar, dice qué parte es la nuestra. Nuestra página sobre [lo que cuesta un caso](/answers/costs) tiene un ejemplo con números.',
        ],
      },
      {
        question: '¿Cuándo sabré de ustedes?',
        answer: [
          replyHours
            ? `En menos de ${replyHours} horas desde su solicitud. Llamamos o escribimos, como usted prefiera.`
            : 'Llamamos o escribimos, como usted prefiera.',
        ],
      },
      {
        question: '¿Tengo que vivir cerca de una de sus oficinas?',
        answer: [
          'No. Casi todo lo que necesitamos de usted se puede hacer por teléfono, correo electrónico o correo postal.',
        ],
      },
      {
        question: '¿Qué es un caso de daños masivos?',
        groups: massTorts,
        answer: [
          'Es un asunto legal (en inglés, “mass tort”) en el que muchas personas dicen que el mismo producto o suceso les hizo daño. Cada persona tiene su propio caso, con sus hechos y su resultado. Las cortes suelen ver juntas las preguntas que todos comparten.',
        ],
      },
      {
        question: '¿Cuánto tiempo tengo para presentar un reclamo?',
        answer: [
          'Cada estado fija un plazo, que en inglés se llama “statute of limitations”. Depende de dónde vive, qué pasó y cuándo lo supo. Cuando el plazo termina, casi nunca se puede reclamar. Nuestra tabla de [plazos por estado](/answers/deadlines) es un primer paso.',
        ],
      },
      {
        question: '¿Es privado lo que les cuento?',
        answer: [
          'Solo nuestro personal puede ver su solicitud, y la usamos para responderle. Por favor no envíe su número de Seguro Social ni expedientes médicos hasta que se los pidamos. Nuestra [Política de privacidad](/privacy-policy) dice exactamente qué guardamos y por qué.',
        ],
      },
    ],
  },
};
