import type { AnswerPage } from '../../answer-page';
import { massTorts } from '../../area-facts';

export const time: AnswerPage = {
  title: 'Cuánto tarda un caso',
  summary: 'Los pasos de un caso, cuáles son lentos, y qué puede hacer usted mientras tanto.',
  meta: {
    title: 'Cuánto tarda un caso',
    description:
      'Los pasos desde su primera llamada hasta el final de un caso, por qué unos tardan meses y otros años, y por qué los casos de grupo son más lentos.',
  },
  updated: '2026-11-21',
  intro:
    'Nadie puede darle una fecha el primer día. Sí podemos decirle qué pasos hay, quién marca el ritmo, y en cuál está su caso.',
  sections: [
    {
      id: 'steps',
      heading: 'Los pasos, en orden',
      blocks: [
        {
          steps: [
            {
              title: 'La revisión',
              text: 'Hablamos, hacemos preguntas y le decimos qué pensamos. Esto toma días, no meses.',
            },
            {
              title: 'Los expedientes',
              text: 'Pedimos papeles a hospitales, patrones y agencias. Muchas veces tarda semanas. Algunos lugares son lentos, y seguimos pidiendo.',
            },
            {
              title: 'El reclamo o la demanda',
              text: 'Algunos reclamos van primero a una aseguradora o a un fondo. Otros van enseguida a la corte, porque un plazo está cerca.',
            },
            {
              title: 'El intercambio de hechos',
              text: 'Las dos partes entregan papeles y hacen preguntas bajo juramento. Los abogados lo llaman “discovery”. En los casos grandes tarda un año o más.',
            },
            {
              title: 'La ciencia',
              text: 'En casos de medicinas, aparatos y químicos, un juez decide primero qué peritos pueden hablar. Muchos casos terminan o se arreglan cerca de esa decisión.',
            },
            {
              title: 'Un acuerdo o un juicio',
              text: 'La mayoría de los casos llega a un acuerdo. Unos pocos van a juicio. Después de un juicio, una apelación puede sumar años.',
            },
          ],
        },
      ],
    },
    {
      id: 'group-cases',
      groups: massTorts,
      heading: 'Por qué los casos de grupo son más lentos',
      blocks: [
        {
          text: 'Cuando muchas personas demandan por el mismo producto, las cortes federales pueden poner sus casos ante un solo juez. Eso se llama MDL. Las preguntas que todos comparten se contestan una vez, y unos pocos casos de prueba van primero. Los demás esperan, pero no están dormidos: se preparan los expedientes y las pruebas.',
        },
        {
          text: 'Cada una de nuestras páginas sobre una medicina, sobre un aparato o sobre un químico tiene una línea de tiempo, con el paso más nuevo que pudimos confirmar.',
        },
      ],
    },
    {
      id: 'meanwhile',
      heading: 'Qué puede hacer mientras tanto',
      blocks: [
        {
          list: [
            'Vaya a sus médicos, y guarde los papeles.',
            'Avísenos si se muda, se casa, cambia de teléfono o se enferma otra vez.',
            'Guarde el producto, si todavía lo tiene.',
            'No publique nada sobre su caso. La otra parte lo lee.',
          ],
        },
      ],
    },
  ],
};
