import type { AnswerPage } from '../../answer-page';

export const whatToBring: AnswerPage = {
  title: 'Qué debe traer',
  summary: 'Qué nos ayuda a revisar su caso, y por qué no necesita nada de eso para preguntar.',
  meta: {
    title: 'Qué traer a una revisión gratis de su caso',
    description:
      'Qué papeles, fotos y fechas nos ayudan a revisar su caso, qué debe guardar y no tirar, y por qué puede preguntarnos aunque no tenga nada de eso.',
  },
  updated: '2026-11-21',
  intro:
    'Para una primera conversación basta con lo que recuerda. Si tiene algunas de estas cosas, guárdelas juntas. Lo que falte, lo podemos pedir con su permiso.',
  sections: [
    {
      id: 'about-you',
      heading: 'Sobre usted y el daño',
      blocks: [
        {
          list: [
            'El nombre de la enfermedad o la lesión, y el día en que lo supo.',
            'Los médicos y hospitales que le atendieron.',
            'Cuentas, y cartas de su plan de salud.',
            'Pruebas del trabajo y del pago que perdió.',
            'Unas notas sobre lo que ahora le cuesta más que antes.',
          ],
        },
      ],
    },
    {
      id: 'about-the-cause',
      heading: 'Sobre la causa',
      blocks: [
        {
          cards: [
            {
              groups: ['drugs'],
              title: 'Una medicina o un producto',
              text: 'La caja, el frasco o una foto. Recibos. La farmacia que lo vendió, y los años de uso.',
            },
            {
              groups: ['devices'],
              title: 'Un aparato',
              text: 'La tarjeta con su nombre y número, y el informe de la operación. Si se lo sacan, pida al hospital que lo guarde.',
            },
            {
              groups: ['chemicals'],
              title: 'Un químico',
              text: 'Dónde vivió y trabajó, y cuándo. Nombres de productos y de personas que estaban allí con usted.',
            },
            {
              groups: ['accidents'],
              title: 'Un accidente',
              text: 'Fotos, el número del reporte de policía, nombres de personas que lo vieron, y su tarjeta del seguro.',
            },
          ],
        },
      ],
    },
    {
      id: 'leave-out',
      heading: 'Qué no debe enviar por ahora',
      blocks: [
        {
          text: 'Por favor no envíe números de Seguro Social, datos del banco ni expedientes médicos por el formulario de este sitio. Cuando los necesitemos, le mostramos una manera más segura.',
        },
      ],
    },
  ],
};
