import { serviceSlug } from '../../../../shared/slug';
import { paths } from '../../../paths';
import { mark, promised } from '../../promises';

const { replyHours, anyHour, everywhere } = promised;
const soon = replyHours ? ` en menos de ${replyHours} horas` : '';

/** A service by its title in the main language; the slug rule gives its page. */
const related = (label: string, title: string) => ({ label, href: paths.service(serviceSlug(title)) });

/** The words that all practice-area pages share. */
export const practiceAreaLayout = {
  review: 'Pida la revisión gratis de su caso',
  benefits: {
    consultation: { title: 'Consulta gratis', text: 'Sin pagos por adelantado ni cargos escondidos.' },
    anyHour: anyHour
      ? { title: 'Atención 24/7', text: `Escríbanos a cualquier hora.${mark('firm-reply')}` }
      : null,
    noFee: {
      title: 'Si no ganamos, no paga honorarios',
      text: 'Solo paga honorarios si ganamos dinero para usted. [[firm-costs]]',
    },
  },
  status: {
    updated: 'Actualizado el',
    looked: 'Noticias buscadas por última vez el',
    notReviewed: 'Ningún abogado de la firma ha revisado todavía esta página.',
    reviewed: 'Revisado por {who}, el {date}',
  },
  standing: {
    heading: 'Cómo van las demandas',
    /** For subjects without a court that handles many cases at once. */
    headingWithoutCourt: 'Cómo están las cosas',
    newest: 'Lo más nuevo: {date}',
    lastFound: 'Lo último que hallamos: {date}',
    next: 'Lo que sigue: {date}.',
    court: 'Corte',
    defendants: 'A quién se demanda',
    stateDeadlines:
      'Cada estado tiene su propio plazo, y puede ser corto. Vea los [plazos por estado](/answers/deadlines).',
    against: 'Lo que se decidió en contra de personas como usted',
    for: 'Lo que se decidió a su favor',
    todo: 'Qué hacer, y para cuándo',
    open: 'Lo que todavía no se sabe',
    all: 'Todo lo que ha pasado',
    timeline: 'Qué más pasó',
  },
  since: 'Desde entonces',
  kinship: 'Quizás busca también',
  next: {
    title: 'Qué pasa después de preguntar',
    items: [
      {
        title: 'Usted nos cuenta qué pasó',
        text: 'Un formulario corto o una llamada. Todavía no necesita papeles.',
      },
      {
        title: 'Le respondemos',
        text: 'Como usted prefiera. Le hacemos algunas preguntas y le decimos si vemos un caso, y por qué.',
      },
      {
        title: 'Usted decide',
        text: 'Si quiere que le representemos, lo ponemos por escrito. Si no, no nos debe nada.',
      },
    ],
  },
  sources: {
    heading: 'Fuentes',
    intro:
      'Lo que esta página dice de cortes, sumas, fechas y medicina está en nuestro registro. Cada dato se apoya en una corte, una agencia, una ley o una revista médica, o en otras dos fuentes, o dice quién es el único que lo informa. Lo volvemos a revisar a más tardar en la fecha que cada dato indica. Los títulos están en el idioma de la fuente.',
    published: 'Publicado: {date}',
    readOn: 'Leído: {date}',
    unopened: 'Dirección vista {date}, página aún no abierta',
  },
  sidebar: {
    beside: 'Revisión gratis',
    review: {
      title: 'Pida la revisión gratis de su caso',
      text: `Cuéntenos qué pasó. Revisamos su caso y le respondemos${soon}, como usted prefiera.`,
      button: 'Empezar mi revisión gratis',
      note: 'No hay honorarios si su caso no se gana. [[firm-costs]]',
    },
    facts: {
      title: 'Datos importantes',
      items: [
        {
          title: 'Plazo para demandar',
          text: 'La ley limita el tiempo para presentar un reclamo, y el plazo cambia según el estado. [Busque el suyo](/answers/deadlines).',
        },
        {
          title: 'Sin pagos por adelantado',
          text: 'La revisión es gratis, y no paga nada para empezar.',
        },
        ...(everywhere
          ? [
              {
                title: 'Representación en todo el país',
                text: 'Representamos a clientes en los 50 estados.',
              },
            ]
          : []),
      ],
    },
    related: {
      title: 'Servicios relacionados',
      links: [
        related('Productos peligrosos', 'Product Liability'),
        related('Exposición a químicos', 'Chemical Exposure'),
        related('Lesiones en el trabajo', 'Workplace Injuries'),
      ],
    },
  },
  closing: {
    title: '¿Quiere dar el primer paso?',
    text: 'Casi todos los reclamos tienen un plazo. Una evaluación gratis de su caso puede mostrarle dónde está.',
    button: 'Pedir mi evaluación gratis',
  },
  contactCard: {
    title: 'Hable con nosotros sobre su caso',
    text: 'La revisión es gratis, y no tiene que contratarnos. Si no ganamos, no paga honorarios. [[firm-costs]]',
    button: 'Contáctenos',
  },
};
