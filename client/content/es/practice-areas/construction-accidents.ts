import type { PracticeArea } from '../../practice-area';

export const constructionAccidents: PracticeArea = {
  slug: 'construction-accidents',
  name: 'Accidentes de construcción',
  summary:
    '¿Se lesionó en una obra? Vea qué accidentes revisamos y quién, además de su patrón, puede responder.',
  meta: {
    title: 'Accidentes de construcción: sus derechos',
    description:
      '¿Se lesionó en una obra? Vea qué accidentes revisamos, cómo van juntos la compensación laboral y los reclamos contra otros, y qué hace OSHA.',
  },
  title: 'Accidentes de construcción',
  intro: 'Un empleado, un contratista o alguien que solo pasaba: quien se lesionó puede preguntarnos.',
  story:
    'Una obra junta en un lugar a muchas empresas, máquinas y oficios. Cuando alguien se lesiona allí, no siempre está claro quién cuidaba la seguridad. Miramos quién hizo qué, qué seguro se aplica y qué puede pedir.',
  standing: {
    against: [],
    for: [],
    todo: [
      'En los primeros días: vea a un médico y diga que pasó en el trabajo. Avise a su jefe por escrito. Anote nombres, tome fotos, y guarde lo que se rompió. No firme nada que no entienda.',
      'Cada accidente es un caso aparte, en el estado donde pasó. Corren dos plazos: uno para la compensación laboral y otro para un reclamo contra alguien más.',
      'Lo que pasó en la obra se muestra mejor con lo que se anotó ese día. Nombres, fotos y el reporte a su jefe son lo primero que pedimos.',
    ],
    open: [
      'Quién dirigía la obra, y qué empresa tenía que cuidar la seguridad.',
      'Si OSHA revisó el accidente, y qué escribió.',
    ],
  },
  sections: [
    {
      id: 'case-types',
      heading: 'Accidentes que revisamos',
      blocks: [
        {
          list: [
            'Caídas de un techo, una escalera, un andamio o el borde de un piso',
            'Golpes de herramientas, cargas o materiales que caen',
            'Golpes o aplastamiento por un vehículo, una grúa o una máquina',
            'Derrumbe de una zanja o una pared',
            'Descarga eléctrica y quemaduras',
            'Herramientas o equipos que fallaron: [productos peligrosos](/services/product-liability)',
            'Contacto con polvo, vapores o solventes: [exposición a químicos](/services/chemical-exposure)',
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
          text: 'Si es empleado, casi siempre va primero la compensación laboral. Es un seguro que paga lesiones del trabajo sin importar de quién fue la culpa. Un reclamo contra alguien más puede sumar lo que ese seguro deja fuera. Juntos pueden cubrir:',
        },
        {
          list: [
            'Atención médica y rehabilitación, que es entrenar para recuperar fuerza y habilidades',
            'Parte o todo el sueldo que perdió',
            'Una discapacidad que queda, o trabajo que ya no puede hacer',
            'Dolor y angustia, en un reclamo contra alguien que no es su patrón',
            'Apoyo para la familia, cuando un trabajador murió',
          ],
        },
      ],
    },
    {
      id: 'third-party-liability',
      heading: 'Responsabilidad de terceros',
      blocks: [
        {
          text: 'Casi nunca puede demandar a su propio patrón cuando se aplica la compensación laboral. Sí puede tener un reclamo contra un tercero, es decir, otra persona o empresa que fue negligente, como:',
        },
        {
          list: [
            'El contratista general, que dirige la obra',
            'Otro subcontratista o su equipo',
            'El dueño de la propiedad',
            'Un arquitecto o ingeniero, si un plan no era seguro',
            'La empresa que hizo o alquiló una máquina, un andamio o una herramienta',
            'Un conductor que le golpeó en una zona de trabajo',
          ],
        },
      ],
    },
    {
      id: 'osha',
      heading: 'OSHA y la seguridad en la obra',
      blocks: [
        {
          text: 'OSHA es la Administración de Seguridad y Salud Ocupacional, la agencia federal que fija reglas de seguridad para la mayoría de los lugares de trabajo. Algunos estados tienen su propio programa en su lugar.',
        },
        {
          list: [
            'Sus reglas de construcción cubren caídas, andamios, zanjas, grúas, electricidad y equipo de seguridad',
            'Los trabajadores pueden pedir una inspección, y pedir que su nombre quede privado',
            'Un patrón no puede castigarle por hablar de un peligro; el plazo para quejarse de eso puede ser corto',
            'OSHA puede multar a una empresa, pero no paga a trabajadores lesionados. [[work-osha-penalties-2025]]',
            'Un informe de inspección puede ayudar a mostrar qué salió mal, aunque no decide su caso',
          ],
        },
        {
          text: 'Reporte el accidente a su jefe por escrito, vea a un médico y tome fotos si puede hacerlo sin peligro.',
        },
      ],
    },
  ],
};
