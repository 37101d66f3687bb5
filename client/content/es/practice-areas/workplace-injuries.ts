import type { PracticeArea } from '../../practice-area';

export const workplaceInjuries: PracticeArea = {
  slug: 'workplace-injuries',
  name: 'Lesiones en el trabajo',
  summary:
    '¿Su trabajo le lesionó o le enfermó? Vea qué se puede pagar, quién paga, y qué derechos tiene en el trabajo.',
  meta: {
    title: 'Lesiones en el trabajo: sus derechos',
    description:
      '¿Lesión o enfermedad por su trabajo? Sepa qué puede pagar la compensación laboral, cuándo puede responder alguien más, y qué derechos de seguridad tiene.',
  },
  title: 'Lesiones en el trabajo',
  intro:
    'Si se lesionó en el trabajo, le explicamos sus opciones con palabras claras, y lo que decida es cosa suya.',
  story:
    'Una lesión en el trabajo puede pasar en un momento o formarse en años. Puede pasar en una bodega, un hospital, una cocina, una oficina o en la carretera. Quizás no sabe a quién decirlo, quién paga y si puede hablar.',
  standing: {
    against: [],
    for: [],
    todo: [
      'En los primeros días: vea a un médico y diga que pasó en el trabajo, y guarde copia de todo papel. Avise pronto a su patrón por escrito. En muchos estados un aviso tarde puede por sí solo costarle el beneficio.',
      'Pueden pagar dos sistemas: la compensación laboral, que pregunta por la lesión y no por la culpa, y un reclamo contra alguien que no es su patrón. Cada uno tiene su propio plazo.',
    ],
    open: [
      'Si alguien además de su patrón tiene parte de la culpa.',
      'Qué excepciones hace su estado a la regla de que no puede demandar a su patrón.',
    ],
  },
  sections: [
    {
      id: 'case-types',
      heading: 'Lesiones que revisamos',
      blocks: [
        {
          list: [
            'Resbalones, tropiezos y caídas',
            'Lesiones por máquinas, montacargas y equipo en movimiento',
            'Lesiones de espalda, hombro y mano por levantar o por repetir el mismo movimiento',
            'Quemaduras, descarga eléctrica y explosiones',
            'Choques al manejar por trabajo: [accidentes de auto](/services/auto-vehicle-accident-lawsuit)',
            'Enfermedad por sustancias en el trabajo: [exposición a químicos](/services/chemical-exposure)',
            'Lesiones en una obra: [accidentes de construcción](/services/construction-accidents)',
          ],
        },
      ],
    },
    {
      id: 'immigration',
      heading: 'Si no tiene papeles',
      blocks: [
        {
          text: 'Puede preguntarnos sea cual sea su estatus migratorio, y no tiene que decirnos cuál es. La ley no es igual en todos los estados. Esto es lo que han dicho cortes y agencias:',
        },
        {
          list: [
            '[[immigrant-comp-covered]]',
            '[[immigrant-pay-owed]]',
            '[[immigrant-retaliation]]',
            '[[immigrant-lost-wages]]',
          ],
        },
        {
          note: 'También hay riesgos. [[immigrant-arrests]] Hable con un abogado antes de firmar algo. No dé un nombre ni un número falso en un reclamo.',
        },
      ],
    },
    {
      id: 'compensation',
      heading: 'Compensación',
      blocks: [
        {
          text: 'La compensación laboral es un seguro que casi siempre paga las lesiones en el trabajo sin importar de quién fue la culpa. Cada estado tiene su propio sistema. Puede pagar:',
        },
        {
          list: [
            'Atención médica por la lesión o la enfermedad',
            'Parte de su sueldo mientras no puede trabajar',
            'Una discapacidad que queda',
            'Entrenamiento para otro trabajo, en algunos estados',
            'Apoyo para la familia, cuando un trabajador murió',
          ],
        },
        {
          text: 'Casi nunca paga el dolor y la angustia. Esa es una razón para preguntar si alguien más responde también.',
        },
      ],
    },
    {
      id: 'third-party-liability',
      heading: 'Responsabilidad de terceros',
      blocks: [
        {
          text: 'Por regla no puede demandar a su propio patrón por lo que cubre este seguro, aunque los estados permiten algunas excepciones. Un tercero es cualquier otro cuyo descuido ayudó a causar el daño. Por ejemplo:',
        },
        {
          list: [
            'Quien hizo una máquina, una herramienta o un químico inseguro: [productos peligrosos](/services/product-liability)',
            'Un conductor que le golpeó mientras trabajaba',
            'El dueño o administrador de un edificio al que le enviaron',
            'Una empresa de limpieza, reparación o reparto que trabaja en el mismo lugar',
            'Un contratista que dejó un peligro',
          ],
        },
        {
          text: 'Ese reclamo puede ir junto con el del seguro. Parte de lo que reciba puede tener que volver a la aseguradora. Se lo explicamos antes de que decida.',
        },
      ],
    },
    {
      id: 'osha',
      heading: 'OSHA y sus derechos en el trabajo',
      blocks: [
        {
          text: 'OSHA es la Administración de Seguridad y Salud Ocupacional, la agencia federal para la seguridad en el trabajo. Algunos estados tienen su propia agencia con reglas parecidas. La mayoría de los trabajadores tiene estos derechos:',
        },
        {
          list: [
            'Un lugar de trabajo sin peligros serios conocidos',
            'Entrenamiento de seguridad en un idioma que entienda',
            'Información sobre los químicos con los que trabaja',
            'Libertad para reportar una lesión o un peligro sin que le castiguen',
            'La posibilidad de pedir una inspección sin que se dé su nombre a su patrón',
          ],
        },
        {
          text: 'OSHA puede multar a un patrón, pero no le paga a usted. [[work-osha-penalties-2025]] Avise a su patrón de la lesión por escrito en cuanto pueda, y guarde una copia.',
        },
      ],
    },
  ],
};
