import { mark, promised } from '../../promises';
import { site } from '../../site';

const { everywhere } = promised;

/** The words of the About page. */
export const about = {
  meta: {
    title: 'Quiénes somos: nuestra historia y valores',
    description:
      'Quiénes somos, qué defendemos y cómo trabajamos: la historia de la firma, nuestros valores y lo que puede esperar cuando nos pide ayuda.',
  },
  title: 'Una luz encendida para quien sufrió un daño',
  intro: `{firm} representa a personas lesionadas y a sus familias en casos de daños masivos y de lesiones personales${everywhere ? ', en los 50 estados' : ''}.`,
  story: {
    title: 'Nuestra historia',
    paragraphs: site.story
      ? [
          '[[firm-founded]] La razón era simple. Quien sufre un daño suele ser quien menos tiempo, dinero y fuerza tiene para enfrentar a una empresa grande o a su aseguradora. Necesita a alguien que conteste el teléfono, lea los expedientes y le diga la verdad sobre su caso.',
          'Así seguimos trabajando. Una persona lee cada solicitud. Decimos pronto cuando no podemos ayudar, y por qué, para que nadie se quede esperando. Cuando tomamos un caso, explicamos cada paso antes de darlo, con palabras que no piden diccionario.',
          `Muchos de nuestros casos son daños masivos: la misma medicina, el mismo aparato o el mismo químico hizo daño a mucha gente.${everywhere ? ' En esos casos trabajamos junto con otras firmas de lesiones personales y daños masivos, para que nadie esté solo frente a una empresa.' : ''}${mark('firm-states-how')} Su caso sigue siendo suyo, con sus propios hechos.`,
          'Solo cobramos si ganamos. Si no recuperamos nada para usted, no nos debe honorarios. [[firm-costs]] Nuestra página sobre [lo que cuesta un caso](/answers/costs) lo muestra con números.',
        ]
      : [
          `[[firm-founded]]${mark('firm-states-how')}`,
          'Solo cobramos si ganamos. Si no recuperamos nada para usted, no nos debe honorarios. [[firm-costs]] Nuestra página sobre [lo que cuesta un caso](/answers/costs) lo muestra con números.',
        ],
  },
  figures: { title: 'Nuestro trabajo en cifras' },
  values: {
    title: 'Lo que nos exigimos',
    items: site.story
      ? {
          excellence: {
            title: 'Excelencia',
            text: 'Preparamos cada caso como si fuera a juicio. La otra parte toma en serio el trabajo bien hecho.',
          },
          compassion: {
            title: 'Compasión',
            text: 'Usted es una persona antes que un caso. Llamamos cuando dijimos, y escuchamos antes de preguntar.',
          },
          integrity: {
            title: 'Integridad',
            text: 'Le decimos lo que de verdad pensamos de su caso, aunque no sea lo que esperaba oír.',
          },
        }
      : null,
  },
  team: {
    title: 'Las personas que le atienden',
    intro: 'Algunas de las personas con las que usted puede hablar.',
    admitted: 'Puede ejercer como abogado o abogada en',
    notAdmitted: 'No es abogado',
    bar: 'licencia {number}',
  },
  results: { title: 'Resultados' },
  reviews: { title: 'Lo que dicen los clientes' },
  offices: {
    title: 'Dónde estamos',
    intro: 'Usted nunca tiene que venir: casi todo se puede hacer por teléfono.',
  },
  closing: {
    title: 'Cuéntenos qué pasó',
    text: 'Una revisión gratis de su caso es una conversación. No le obliga a nada.',
    button: 'Pedir una consulta gratis',
  },
};
