import type { PracticeArea } from '../../practice-area';

export const philipsCpap: PracticeArea = {
  slug: 'philips-cpap-claims',
  name: 'CPAP de Philips',
  summary:
    'Para quienes usaron un CPAP, BiPAP o ventilador de Philips retirado y después tuvieron problemas para respirar u otros.',
  meta: {
    title: 'Reclamos por el retiro del CPAP de Philips',
    description:
      '¿Usó un CPAP, BiPAP o ventilador de Philips retirado y se enfermó? Vea los síntomas, quién puede tener un reclamo y qué hacer antes de cambiar nada.',
  },
  title: 'Reclamos por el CPAP de Philips',
  intro: 'Si usó una de las máquinas que Philips retiró y se enfermó, puede tener un reclamo.',
  story:
    'Una máquina para respirar debe ayudarle a dormir y a estar bien. Philips retiró muchas de sus máquinas porque la espuma de adentro podía deshacerse y llegar al aire que la gente respira. Podemos ayudarle a revisar su aparato y sus expedientes, paso a paso.',
  standing: {
    against: [
      '[[philips-economic-deadline-2024]]',
      'Los acuerdos se hicieron para quienes ya habían presentado un reclamo o se habían inscrito.',
    ],
    for: ['[[philips-pi-1100]] [[philips-pi-split]]', '[[philips-economic-479]]'],
    todo: [
      'Llame antes de esperar: el día para inscribirse en el acuerdo por lesiones puede haber pasado. Miramos su enfermedad, el día en que se halló, y el plazo de su estado.',
    ],
    open: [
      'Si quienes llegan tarde todavía pueden entrar al acuerdo por lesiones. No hemos hallado su último día en dos fuentes.',
      'Qué pasa con los casos que no entraron.',
    ],
  },
  sections: [
    {
      id: 'what-was-recalled',
      heading: 'Qué se retiró',
      blocks: [
        {
          text: 'Un retiro significa que una empresa recoge un producto por un riesgo. [[philips-recall-2021]] Estos tipos estaban entre ellos:',
        },
        {
          cards: [
            {
              title: 'CPAP',
              text: 'Presión positiva continua. Mantiene abierta la vía del aire con un flujo constante, muchas veces por apnea del sueño, cuando la respiración se corta al dormir.',
            },
            {
              title: 'BiPAP',
              text: 'Trabaja como un CPAP, pero la presión es más alta cuando toma aire que cuando lo suelta.',
            },
            {
              title: 'Ventilador',
              text: 'Una máquina que ayuda a una persona a respirar, o que respira por ella.',
            },
          ],
        },
        {
          text: 'Las máquinas usaban espuma de poliuretano para bajar el ruido. La espuma puede romperse en pedacitos o soltar gases, y la persona puede tragarlos o respirarlos. No se retiraron todas las máquinas de Philips.',
        },
      ],
    },
    {
      id: 'before-you-stop',
      heading: 'Antes de dejar de usar una máquina',
      blocks: [
        {
          note: 'Por favor no deje ni cambie su tratamiento por su cuenta. Hable primero con su médico. Estar sin tratamiento puede tener sus propios riesgos, y quien usa un ventilador necesita un cuidado especial.',
        },
        {
          text: 'Pregunte a su médico o a quien le dio el equipo si su modelo se retiró y, si es así, si ya se reparó o se cambió. No agregue un filtro ni un aparato de limpieza sin preguntar.',
        },
      ],
    },
    {
      id: 'symptoms',
      heading: 'Síntomas que nombra el retiro',
      blocks: [
        { text: '[[philips-symptoms]] En pocas palabras, esté atento a esto:' },
        {
          list: [
            'Tos y presión en el pecho',
            'Dolor de cabeza o mareo',
            'Náusea y vómito',
            'Irritación de las vías respiratorias',
            'Infecciones de los senos nasales',
            'Infección de las vías respiratorias altas',
          ],
        },
        {
          text: 'La irritación es ardor en la nariz, la garganta o los pulmones. Las vías altas son la nariz, la boca y la garganta. Todos estos síntomas pueden tener otras causas. Por eso debe verlos un médico. La presión en el pecho o la falta de aire puede ser urgente: llame a emergencias.',
        },
      ],
    },
    {
      id: 'eligibility',
      heading: 'Quién puede tener un reclamo',
      blocks: [
        { text: 'Primero miramos estos puntos:' },
        {
          list: [
            'Usó una máquina de Philips que entró en el retiro.',
            'Tuvo síntomas o le hallaron una enfermedad después de empezar a usarla.',
            'Sus expedientes médicos pueden mostrar qué se halló y cómo le trataron.',
          ],
        },
        {
          text: 'Unos síntomas cortos pueden no bastar para una demanda. Pesa más una enfermedad seria o que no se va. Si no está seguro, cuéntenos qué pasó y le daremos una respuesta que le sirva.',
        },
        {
          text: 'Un familiar, o quien se encarga de la sucesión (lo que dejó la persona), puede tal vez reclamar por alguien que murió.',
        },
      ],
    },
    {
      id: 'what-to-keep',
      heading: 'Qué debe guardar',
      blocks: [
        { text: 'Estas cosas pueden ayudar a mostrar qué usó y cómo le afectó:' },
        {
          list: [
            'La máquina, si todavía la tiene. Si tiene que devolverla, tome fotos antes.',
            'El modelo y el número de serie, que suelen estar en una etiqueta abajo o atrás.',
            'Cartas o correos sobre el retiro, y su registro del retiro.',
            'La receta, y los papeles de quien le dio el equipo.',
            'Fotos de manchas negras o polvo en el tubo, la máscara o el tanque de agua.',
            'Expedientes y cuentas médicas, y un diario corto de sus síntomas.',
          ],
        },
      ],
    },
  ],
  accordion: {
    kind: 'information',
    heading: 'Datos sobre las demandas por el CPAP de Philips',
    items: [
      {
        question: 'Lesiones',
        answer: [
          'Quienes reclaman hablan de irritación de las vías respiratorias, problemas para respirar que no se fueron, daño en los pulmones y algunos cánceres. Si la espuma causó una enfermedad se tiene que mostrar para cada persona. La apnea del sueño, fumar y otras enfermedades pueden ser otras causas, y la empresa puede decirlo.',
        ],
      },
      {
        question: 'Demandado',
        answer: [
          'El demandado es la persona o la empresa a la que se demanda. Aquí es Philips, que hizo las máquinas. Los reclamos dicen que la espuma no era segura y que se debió avisar antes a la gente. Los reclamos no son contra su médico por recetar el tratamiento.',
        ],
      },
      {
        question: 'Cómo va el litigio',
        answer: [
          '[[philips-early-stages]] Eso era cierto cuando se presentaron las primeras demandas.',
          'Desde entonces: [[philips-economic-479]] [[philips-pi-1100]]',
        ],
      },
    ],
  },
};
