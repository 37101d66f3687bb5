import type { PracticeArea } from '../../practice-area';

export const chemicalExposure: PracticeArea = {
  slug: 'chemical-exposure',
  name: 'Exposición a químicos',
  summary:
    '¿Se enfermó después de estar en contacto con una sustancia dañina en el trabajo, en casa o en el agua? Vea qué revisamos.',
  meta: {
    title: 'Exposición a químicos: casos y compensación',
    description:
      '¿Se enfermó por químicos en el trabajo, en casa o en el agua potable? Vea qué casos revisamos, qué puede cubrir un reclamo y cómo preguntar gratis.',
  },
  title: 'Exposición a químicos',
  intro:
    'Si cree que un químico le enfermó, podemos ayudarle a saber a qué estuvo expuesto y quién era responsable.',
  story:
    'Puede tener contacto con una sustancia dañina al respirarla, al tragarla o por la piel. Algunos daños se ven enseguida. Algunas enfermedades tardan años, y es fácil no ver la relación.',
  standing: {
    against: [],
    for: [],
    todo: [
      'Qué corte tiene su caso depende de la sustancia. La espuma, el agua de una base, los herbicidas y el asbesto tienen aquí sus propias páginas, con cortes y fechas.',
      'Con otras sustancias, un caso suele empezar en su propio estado. Muchas veces depende de una pregunta: ¿pueden los papeles mostrar qué tuvo cerca, cuándo, y cuánto?',
    ],
    open: ['Qué usos de los solventes TCE y PCE siguen permitidos, y por cuánto tiempo.'],
  },
  sections: [
    {
      id: 'case-types',
      heading: 'Casos que revisamos',
      blocks: [
        { text: 'La exposición pasa en muchos lugares. Revisamos casos como estos:' },
        {
          list: [
            'Espuma contra incendios de aeropuertos y bases militares: [AFFF](/services/afff-claims)',
            'PFAS, químicos que duran mucho y pueden llegar al agua potable: [PFAS](/services/pfas-claims)',
            'Agua contaminada en una base militar: [Camp Lejeune](/services/camp-lejeune-water-contamination-claims)',
            'Herbicidas de fincas y patios: [paraquat](/services/paraquat-claims) y [Roundup](/services/roundup-claims)',
            'Polvo de materiales viejos de construcción y aislantes: [asbesto](/services/asbestos-lung-cancer-claims)',
            'Solventes, combustibles, productos de limpieza y vapores del trabajo: [lesiones en el trabajo](/services/workplace-injuries)',
            'Derrames, fugas e incendios en plantas o en la carretera que llegan a casas cercanas',
          ],
        },
        {
          text: 'Lo difícil en estos casos son las pruebas. Ayuda saber dónde vivió y trabajó, qué se usaba allí, cuándo lo tuvo cerca y qué diagnosticaron sus médicos. No necesita tener todo esto para preguntar. No toque ni junte una sustancia para probar algo; basta una etiqueta, una foto desde un lugar seguro o el nombre de un producto.',
        },
      ],
    },
    {
      id: 'compensation',
      heading: 'Daños que puede reclamar',
      blocks: [
        {
          text: 'Los daños son el dinero que la ley deja pedir a una persona después de un daño. Lo que puede reclamar depende de su enfermedad y de su estado. Puede incluir:',
        },
        {
          list: [
            'Cuentas médicas, y el cuidado que es probable que necesite después',
            'Vigilancia médica para detectar pronto una enfermedad, donde la ley lo permite',
            'Sueldo perdido, y trabajo que ya no puede hacer',
            'Dolor, angustia y la pérdida de cosas que disfrutaba',
            'El costo de limpiar su propiedad, o el valor que perdió',
            'Pérdidas de la familia, cuando alguien murió',
          ],
        },
        {
          text: 'En algunos estados el plazo empieza cuando usted supo, o pudo saber, que la exposición le enfermó. Por eso no se descarte porque fue hace mucho.',
        },
      ],
    },
    {
      id: 'third-party-liability',
      heading: 'Responsabilidad de terceros',
      blocks: [
        {
          text: 'Si pasó en el trabajo, casi siempre va primero la compensación laboral. Es un seguro que paga lesiones y enfermedades del trabajo sin importar de quién fue la culpa. También puede tener un reclamo contra un tercero, es decir, alguien que no es su patrón, como:',
        },
        {
          list: [
            'Quien hizo o vendió el químico, si faltaba un aviso o no era claro',
            'Otra empresa que lo usaba o lo guardaba en el mismo lugar',
            'El dueño de una propiedad a la que le enviaron',
            'Una empresa de camiones o de trenes, después de un derrame en el camino',
          ],
        },
      ],
    },
    {
      id: 'osha',
      heading: 'OSHA y los químicos en el trabajo',
      blocks: [
        {
          text: 'OSHA es la Administración de Seguridad y Salud Ocupacional, la agencia federal para la seguridad en el trabajo. Algunos estados tienen su propia agencia con reglas parecidas. La mayoría de los trabajadores puede pedir:',
        },
        {
          list: [
            'Entrenamiento y etiquetas que expliquen los químicos peligrosos del trabajo',
            'Hojas de seguridad, que dicen qué puede hacer un químico y cómo protegerse',
            'Sus propios registros médicos y de exposición que guarda el patrón',
            'Una inspección, sin que se dé su nombre al patrón',
          ],
        },
        {
          text: 'OSHA puede multar a un patrón, pero no paga a personas que se enfermaron.',
        },
      ],
    },
  ],
};
