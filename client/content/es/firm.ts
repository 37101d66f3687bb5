import type { FirmWords } from '../firm-words';
import { formatHours } from '../hours';
import { admittedNames, promised } from '../promises';
import { states } from './states';

const ours = admittedNames('es', states);
const { everywhere, refers, replyHours, anyHour, experience } = promised;
const elsewhere = refers ? ' En otros estados le ayudamos a encontrar abogado.' : '';

/** Texts in which any firm presents itself in Spanish; one firm's own facts are in site.ts. */
export const firm: FirmWords = {
  tagline: 'Ayuda legal para personas lesionadas',
  promises: {
    'firm-states': everywhere
      ? 'Clientes en los 50 estados, con abogados locales donde haga falta'
      : ours
        ? `Actuamos en ${ours}`
        : null,
    'firm-states-how': everywhere
      ? 'Actuamos donde nuestros abogados tienen licencia, y en los demás estados con abogados locales.'
      : ours
        ? `Nuestros abogados tienen licencia en ${ours}.${elsewhere}`
        : null,
    'firm-reply': replyHours ? `Respondemos en menos de ${replyHours} horas.` : null,
    'firm-always': anyHour ? 'Atención 24/7' : null,
    'firm-experience': experience
      ? `Cada uno de nuestros abogados lleva ${experience} años o más en casos como estos.`
      : null,
  },
  hours: formatHours({
    days: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
    weekend: 'Fin de semana',
    to: ' a ',
    am: ' a.m.',
    pm: ' p.m.',
  }),
  figures: {
    states: everywhere ? { value: '50 estados' } : null,
    reply: replyHours ? { value: `${replyHours} horas` } : null,
  },
  fee: {
    policy: [
      'Nuestros honorarios son una parte del dinero que ganamos para usted. Esa parte está en el contrato, y usted lo lee antes de firmar.',
      'Un caso también tiene gastos: la corte, los expedientes, los peritos, los viajes. Los pagamos cuando llegan. Si ganamos, se devuelven de ese dinero. [[firm-costs]]',
    ],
    third: 'un tercio',
    example: {
      intro: '[[firm-fee-example]]',
      rows: {
        won: 'El acuerdo',
        costs: 'Gastos del caso, que se devuelven',
        fee: 'Nuestros honorarios: {share} de {base}',
        rest: 'Usted recibe',
      },
    },
  },
  notices: {
    advertising:
      'Publicidad de abogados. Este sitio da información general. No es consejo legal, y nada en él es consejo médico.',
    noRelationship:
      'Comunicarse con nosotros no crea una relación de abogado y cliente. Esa relación empieza solo cuando usted y nosotros hemos firmado un contrato.',
    results: 'Los resultados pasados no garantizan un resultado parecido. Cada caso es diferente.',
    responsible: 'Responsable de este sitio: {who}.',
  },
  news: [
    {
      slug: 'supreme-court-roundup-labels',
      date: '2026-11-21',
      title: 'Qué significa la decisión de la Corte Suprema para Roundup',
      summary:
        'En junio la Corte Suprema decidió sobre la etiqueta de Roundup. Qué decidió, qué dejó abierto, y qué hacer si usted ya nos preguntó.',
      paragraphs: [
        '[[roundup-durnell-2026]]',
        '[[roundup-durnell-not-science]] Por eso queda bloqueado un reclamo que se apoya en la advertencia que faltaba. Si un reclamo puede seguir por otras razones, todavía lo tienen que decir las cortes.',
        'Antes de esa decisión ya venía en camino un acuerdo colectivo. [[roundup-class-2026-proposed]] [[roundup-class-prelim-approval]] [[roundup-final-open-2026]]',
        'Si usó Roundup y se enfermó, llámenos ya: los plazos pueden estar corriendo. [[roundup-opt-out-2026]] Si recibe una carta sobre un acuerdo, guárdela y enséñenosla. Nuestra [página sobre Roundup](/services/roundup-claims) tiene toda la línea de tiempo.',
      ],
    },
    {
      slug: 'depo-provera-label-warning',
      date: '2026-11-21',
      title: 'La etiqueta de Depo-Provera ya advierte sobre el meningioma',
      summary:
        'La etiqueta de la inyección anticonceptiva advierte desde diciembre de 2025 sobre un tumor. Qué dice, y qué significa para las demandas.',
      paragraphs: [
        '[[depo-label-2025]]',
        'Por favor no deje las inyecciones sin hablar con su médico. Para la mayoría de las mujeres el riesgo sigue siendo pequeño.',
        'En la corte el cambio trajo una nueva pregunta: ¿pudo el fabricante advertir antes? [[depo-preemption-2026]] Nuestra [página sobre Depo-Provera](/services/depo-provera-claims) dice cómo va eso.',
      ],
    },
  ],
};
