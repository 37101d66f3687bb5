import type { AnswerPage } from '../../answer-page';

export const deadlines: AnswerPage = {
  title: 'Plazos por estado',
  summary: 'Cuánto tiempo tiene para demandar por una lesión o una muerte, en cada estado, con fuentes.',
  meta: {
    title: 'Plazos para demandar por estado',
    description:
      'Cuánto tiempo tiene para presentar una demanda por una lesión o una muerte en cada estado, con fuentes, y qué puede acortar o alargar su plazo.',
  },
  updated: '2026-11-23',
  intro:
    'Cada estado fija un plazo para ir a la corte. Cuando termina, el reclamo casi siempre se pierde, por bueno que sea. La tabla muestra el plazo común para adultos. El suyo puede ser más corto o más largo.',
  sections: [
    {
      id: 'when-it-starts',
      heading: 'Cuándo empieza el plazo',
      blocks: [
        {
          text: 'En un choque o una caída, empieza ese mismo día. En una enfermedad que aparece tarde, muchos estados cuentan desde el día en que usted supo de ella y de su causa probable. Algunos estados no, o solo para algunas enfermedades. Esa sola pregunta puede decidir un caso. Por favor pregunte.',
        },
      ],
    },
    {
      id: 'shorter-or-longer',
      heading: 'Qué lo acorta o lo alarga',
      blocks: [
        {
          list: [
            'Un reclamo contra una ciudad, un estado u otra entidad pública muchas veces pide un aviso en pocos meses.',
            'Los reclamos contra médicos y hospitales tienen sus propios plazos.',
            'También los reclamos por productos, en algunos estados.',
            'Un niño suele tener más tiempo, pero no siempre.',
            'Un límite máximo puede terminar un reclamo aunque nadie pudiera saber del daño.',
            'Un acuerdo de grupo puede fijar sus propias fechas.',
          ],
        },
      ],
    },
  ],
};
