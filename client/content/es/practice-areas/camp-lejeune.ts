import type { PracticeArea } from '../../practice-area';

export const campLejeune: PracticeArea = {
  slug: 'camp-lejeune-water-contamination-claims',
  name: 'Agua contaminada en Camp Lejeune',
  summary:
    'Para marines, familias y trabajadores que vivieron o trabajaron en Camp Lejeune en los años 1957-1987 y se enfermaron.',
  meta: {
    title: 'Agua contaminada en Camp Lejeune: reclamos',
    description:
      '¿Vivió o trabajó en Camp Lejeune en 1957-1987 y después se enfermó? Sepa qué había en el agua, qué enfermedades importan y qué puede seguir abierto.',
  },
  title: 'Reclamos por el agua de Camp Lejeune',
  intro:
    'Si usted o alguien de su familia vivió o trabajó en Camp Lejeune y después se enfermó, podemos decirle cómo están las cosas y qué puede seguir abierto.',
  story:
    'Las familias de Camp Lejeune cocinaban con el agua, bañaban en ella a sus hijos y la bebían cada día. No sabían que una parte tenía químicos dañinos.',
  standing: {
    against: [
      '[[lejeune-causation-2024]]',
      'Ya no se puede hacer un primer reclamo. [[lejeune-deadline-2024]]',
    ],
    for: ['[[lejeune-paid-2026]]', '[[lejeune-elective-2023]]', '[[lejeune-fee-cap]]'],
    todo: [
      'Si lo presentó a tiempo, su reclamo sigue vivo, y lo que haga ahora importa. Esté atento a cartas de la Marina. [[lejeune-180-days]] Si le niegan el reclamo, enséñenos la carta en cuanto la tenga.',
      'La atención médica y los beneficios del VA van aparte, y muchos siguen abiertos.',
    ],
    open: [
      'Cuándo terminan los primeros juicios, y qué dicen los jueces sobre las pruebas.',
      'Si el Congreso cambia la ley. Mientras no lo haga, la fecha ya pasó.',
    ],
  },
  sections: [
    {
      id: 'eligibility',
      heading: 'Quién puede tener todavía un reclamo',
      blocks: [
        { text: 'Vale la pena preguntarnos si algo de esto es su caso:' },
        {
          list: [
            'Usted, o alguien de su familia, presentó a tiempo un reclamo ante la Marina.',
            'La Marina lo negó, hizo una oferta o no contestó.',
            'Un familiar que lo presentó murió después.',
            'Vivió o trabajó en la base, tiene una enfermedad, y nunca pidió ayuda al VA.',
          ],
        },
        { text: '[[lejeune-30-days]]' },
      ],
    },
    {
      id: 'what-happened',
      heading: 'Qué pasó con el agua',
      blocks: [
        {
          text: 'Camp Lejeune es una base de la Infantería de Marina en Carolina del Norte. Por décadas, algunos de sus pozos dieron agua contaminada: se habían filtrado en ella sustancias dañinas. Dos químicos destacan:',
        },
        {
          cards: [
            {
              title: 'PCE',
              text: 'Tetracloroetileno, un líquido para limpiar ropa.',
            },
            {
              title: 'TCE',
              text: 'Tricloroetileno, un líquido que quita la grasa de las piezas de metal.',
            },
          ],
        },
        {
          text: '[[lejeune-pce-source]] [[lejeune-wells-1985]] [[tce-pce-iarc]]',
        },
      ],
    },
    {
      id: 'exposure-window',
      heading: 'Los años que importan',
      blocks: [
        {
          list: ['[[lejeune-window-1957-1987]]', '[[lejeune-at-risk-1985]]'],
        },
        {
          text: 'Esto cubre a marines, marineros, esposos y esposas, hijos, trabajadores civiles y niños cuyas madres estaban embarazadas en la base. Las fechas oficiales no son iguales, y la ley misma empieza antes:',
        },
        { since: ['lejeune-30-days', 'lejeune-1957-window', 'lejeune-wells-1985'] },
      ],
    },
    {
      id: 'illnesses',
      heading: 'Enfermedades que revisamos',
      blocks: [
        {
          text: 'Cada una de estas diez está en un programa del gobierno para quienes estuvieron en la base. [[lejeune-va-illnesses]]',
        },
        {
          list: [
            'Cáncer de vejiga',
            'Cáncer de riñón',
            'Cáncer de hígado',
            'Cáncer de seno',
            'Cáncer de esófago: el tubo que va de la boca al estómago',
            'Leucemia: cáncer de las células que hacen la sangre',
            'Linfoma no Hodgkin: cáncer de las células que luchan contra las infecciones',
            'Mieloma múltiple: cáncer de ciertas células de la médula de los huesos',
            'Enfermedad de Parkinson: una enfermedad del cerebro que afecta el movimiento',
            'Anemia aplásica y otras parecidas: la médula hace muy pocas células sanas de la sangre',
          ],
        },
        {
          note: 'Si estuvo en la base, dígaselo a su médico, aunque se sienta bien. Haber estado en Camp Lejeune no significa que se va a enfermar.',
        },
      ],
    },
    {
      id: 'deadline',
      heading: 'Qué debe saber del plazo',
      blocks: [
        {
          text: 'Las demandas por esta agua se apoyan en una ley federal especial, con sus propios plazos. [[lejeune-act-2022]] [[lejeune-six-months]]',
        },
        {
          text: 'Eso no contesta todo. Quizás usted lo presentó a tiempo. Quizás un familiar lo hizo por alguien que murió. Quizás nunca pidió beneficios que siguen abiertos. Las leyes también pueden cambiar. Díganos qué ha hecho hasta ahora, y le diremos qué vemos.',
        },
      ],
    },
    {
      id: 'mercury',
      heading: 'El mercurio que se halló',
      blocks: [
        {
          text: '[[lejeune-mercury-2012]] El mercurio es un metal que es líquido a temperatura ambiente.',
        },
        {
          text: 'Esto es distinto de la contaminación anterior con PCE y TCE. Lo contamos porque la gente lo pregunta.',
        },
      ],
    },
    {
      id: 'what-helps',
      heading: 'Qué nos ayuda a revisar su caso',
      blocks: [
        {
          list: [
            'Papeles del servicio, de la vivienda, de la escuela o del trabajo que muestren que estuvo en la base.',
            'Expedientes médicos con el nombre de su enfermedad y cuándo se halló.',
            'Cartas o números de reclamo de la Marina, si presentó uno.',
            'Cartas del VA sobre atención médica o beneficios.',
          ],
        },
        {
          text: 'Pocas familias guardaron todo. Díganos qué tiene, y le diremos qué falta.',
        },
      ],
    },
  ],
  accordion: {
    kind: 'information',
    heading: 'Más sobre Camp Lejeune',
    items: [
      {
        question: 'Quién podía reclamar',
        answer: [
          'La ley no era solo para marines. También cubría a familiares, trabajadores civiles y personas expuestas antes de nacer. Por una persona que murió podía reclamar un representante legal.',
        ],
      },
      {
        question: 'Si ya presentó un reclamo ante la Marina',
        answer: [
          'La Marina puede pedir papeles, hacer una oferta, negar el reclamo o no contestar a tiempo. Un tipo de oferta tiene sumas fijas. [[lejeune-elective-2023]] [[lejeune-elective-illnesses]]',
        ],
      },
      {
        question: 'Atención médica y beneficios del VA',
        answer: [
          'El VA, que atiende a los veteranos, tiene sus propios programas para quienes estuvieron en la base. Van aparte de una demanda. Algunos ayudan también a la familia con gastos de salud. Puede pedirlos sin abogado.',
        ],
      },
      {
        question: 'Prueba de una relación',
        answer: [
          'Haber estado en la base y estar enfermo puede no bastar. Los expedientes y los peritos médicos ayudan a mostrar que el agua pudo ser una causa de su enfermedad.',
        ],
      },
    ],
  },
};
