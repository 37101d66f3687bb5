import type { AnswerPage } from '../../answer-page';

export const costs: AnswerPage = {
  title: 'Lo que le cuesta un caso',
  summary: 'Los honorarios, los gastos, quién paga si el caso se pierde, y un ejemplo con números.',
  meta: {
    title: 'Lo que le cuesta un caso',
    description:
      'Qué honorarios cobramos, cuáles son los gastos de un caso, quién los paga si se pierde, y un ejemplo con números. La primera revisión no cuesta nada.',
  },
  updated: '2026-11-21',
  intro:
    'Preguntarnos no cuesta nada. Si tomamos su caso, usted no paga nada mientras dura. Esto es lo que pasa al final, si se gana y si se pierde.',
  sections: [
    {
      id: 'fee-and-costs',
      heading: 'Dos cosas: los honorarios y los gastos',
      blocks: [
        {
          cards: [
            {
              title: 'Los honorarios',
              text: 'Lo que ganamos por nuestro trabajo. Es una parte de lo que usted gana. [[firm-no-fee]].',
            },
            {
              title: 'Los gastos',
              text: 'Lo que otros cobran para llevar el caso: la corte, los hospitales por los expedientes, los peritos que explican la medicina.',
            },
          ],
        },
      ],
    },
    {
      id: 'other-money',
      heading: 'Qué más se puede descontar',
      blocks: [
        {
          list: [
            'Si un plan de salud o el estado pagó a sus médicos, puede pedir que se le devuelva una parte. En inglés se llama “lien”. Tratamos de que sea menos.',
            'En algunos casos de grupo la corte aparta una pequeña parte para los abogados que trabajaron para todos. Si es así, se lo decimos.',
            'Lo que recibe por una lesión muchas veces no paga impuestos, pero no siempre. Pregunte a un asesor de impuestos antes de gastarlo.',
          ],
        },
      ],
    },
    {
      id: 'before-you-sign',
      heading: 'Pregunte a cualquier firma antes de firmar',
      blocks: [
        {
          list: [
            '¿Qué parte es la suya, y se calcula antes o después de los gastos?',
            '¿Quién paga los gastos si perdemos?',
            '¿Sube esa parte si hay juicio o apelación?',
            '¿Trabajará otra firma en mi caso, y eso me cuesta más?',
            '¿Qué debo si cambio de opinión?',
          ],
        },
        { text: 'Las respuestas deben estar en el contrato. Si no están, pídalas por escrito.' },
      ],
    },
  ],
};
