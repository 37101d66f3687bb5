import type { PracticeArea } from '../../practice-area';

export const tivad: PracticeArea = {
  slug: 'tivad-lawsuit-claims',
  name: 'TIVAD / catéter con puerto',
  summary:
    'Para pacientes dañados por un puerto implantado, o TIVAD, puesto bajo la piel para dar quimioterapia u otra medicina.',
  meta: {
    title: 'Demandas por TIVAD y catéter con puerto',
    description:
      '¿Le hizo daño un catéter con puerto implantado, o TIVAD? Lea sobre las complicaciones conocidas, quién puede reclamar y qué cortes tienen estos casos.',
  },
  title: 'Reclamos por TIVAD y catéter con puerto',
  intro:
    'Si su puerto implantado le hizo daño, podemos ayudarle a saber qué salió mal y si puede tener un reclamo.',
  story:
    'Un puerto debe hacer más fácil el tratamiento. A algunos pacientes les trajo en cambio una infección, un coágulo u otra operación.',
  standing: {
    against: [],
    for: [],
    todo: [
      'Averigüe el fabricante de su puerto: él decide a dónde iría su caso. Una corte federal tiene los casos por puertos de Bard, otra los de AngioDynamics.',
    ],
    open: [
      'Cómo terminan los primeros juicios. No hallamos un veredicto que una corte o la prensa confirme.',
      'Cuánto vale un caso. Mientras un jurado o un acuerdo no ponga una marca, nadie puede decirlo.',
      'Qué daños ligarán las cortes al tubo mismo.',
    ],
  },
  sections: [
    {
      id: 'what-a-tivad-is',
      heading: 'Qué es un TIVAD',
      blocks: [
        {
          text: 'TIVAD son las siglas en inglés de un aparato implantado para llegar a una vena. Casi todos lo llaman puerto. Tiene dos partes: una cámara pequeña bajo la piel, muchas veces en el pecho, y un tubo fino llamado catéter. El tubo va a una vena grande cerca del corazón.',
        },
        {
          text: 'Las enfermeras llegan al puerto con una aguja por la piel. Así no sufren las venas pequeñas del brazo. Los puertos se usan mucho para quimioterapia, medicinas por largo tiempo, alimentación por una vena o sacar sangre.',
        },
      ],
    },
    {
      id: 'complications',
      heading: 'Complicaciones que cuentan los pacientes',
      blocks: [
        {
          text: 'Una complicación es un problema nuevo que viene de un tratamiento o de un aparato. [[tivad-reviews]] Los reclamos nombran estas:',
        },
        {
          list: [
            'Infección: crecen gérmenes en el puerto, bajo la piel o en la sangre.',
            'Trombosis: se forma un coágulo en la vena o alrededor del tubo, y puede frenar o tapar la sangre.',
            'Oclusión: el tubo se tapa, y no entra la medicina o no se puede sacar sangre.',
            'Neumotórax: entra aire alrededor de un pulmón, y una parte o todo el pulmón se colapsa.',
            'Hemorragia: mucho sangrado, dentro del cuerpo o donde se puso el puerto.',
            'Arritmia: el corazón late muy rápido, muy lento o sin ritmo, por ejemplo cuando el tubo o un pedazo roto toca el corazón.',
            'Sepsis: la reacción extrema del cuerpo a una infección, que puede dañar órganos y necesita atención enseguida.',
            'Cirugía para sacarlo: otra operación para sacar un puerto que falló o un pedazo de su tubo.',
          ],
        },
        {
          note: 'Si tiene fiebre, dolor de pecho, falta de aire, o la piel roja o hinchada cerca del puerto, reciba atención médica enseguida. Una pregunta legal puede esperar. Su salud va primero.',
        },
      ],
    },
    {
      id: 'what-lawsuits-say',
      heading: 'Qué dicen las demandas',
      blocks: [
        {
          text: 'Todo aparato implantado tiene algún riesgo, aunque esté bien hecho y bien puesto. Un mal resultado no prueba por sí solo que alguien tenga la culpa. Las demandas contra los fabricantes dicen más que eso:',
        },
        {
          list: [
            'El material del tubo podía debilitarse, agrietarse o ponerse áspero con el tiempo.',
            'Una superficie áspera o dañada podía dar lugar a gérmenes y coágulos.',
            'Un tubo podía romperse o moverse de su lugar.',
            'No se dio un aviso bastante claro a médicos y pacientes.',
          ],
        },
        {
          text: 'Los fabricantes no están de acuerdo. Las cortes miran los hechos de cada aparato y de cada paciente.',
        },
      ],
    },
    {
      id: 'eligibility',
      heading: 'Quién puede tener un reclamo',
      blocks: [
        { text: 'Vale la pena preguntarnos si estos puntos son su caso o el de alguien de su familia:' },
        {
          list: [
            'Le implantaron un puerto o TIVAD.',
            'Después tuvo una o más de las complicaciones de esta página.',
            'Necesitó tratamiento por eso, como hospital, medicina o sacar el puerto.',
            'Sus expedientes médicos pueden mostrar el aparato y lo que pasó.',
          ],
        },
        {
          text: 'A veces el problema no es el aparato. Un error al poner o cuidar el puerto puede ser un asunto de la atención médica, que es otro tipo de reclamo con otras reglas. Miramos los dos y le decimos qué vemos. Puede leer más sobre productos que no son seguros en nuestra [página sobre productos peligrosos](/services/product-liability).',
        },
      ],
    },
    {
      id: 'records-to-keep',
      heading: 'Papeles que ayudan',
      blocks: [
        {
          text: 'No necesita un expediente completo para llamarnos. Si tiene algo de esto, guárdelo bien:',
        },
        {
          list: [
            'La tarjeta o etiqueta con el fabricante, el modelo y el número de lote de su puerto.',
            'Informes del día en que se lo pusieron y del día en que se lo sacaron.',
            'Imágenes, resultados de laboratorio y papeles del alta.',
            'Una lista de cuentas, trabajo perdido y viajes para atenderse.',
          ],
        },
        {
          text: '¿Le van a sacar el puerto? Pida al hospital, antes de la operación, que guarde el puerto y cada pedazo del tubo. El aparato mismo puede ser una prueba importante.',
        },
      ],
    },
  ],
  accordion: {
    kind: 'faq',
    heading: 'Preguntas sobre catéteres con puerto',
    items: [
      {
        question: 'No sé quién hizo mi puerto. ¿Pueden ayudarme?',
        answer: [
          'Sí. Muchos pacientes nunca supieron el nombre. El fabricante y el modelo suelen estar en el informe de la operación, y podemos pedirlo con su permiso.',
        ],
      },
      {
        question: 'Mi puerto sigue en su lugar y funciona. ¿Debo sacármelo?',
        answer: [
          'Eso solo lo puede decir su médico. Por favor no deje un tratamiento ni pida una operación por una demanda. Un reclamo casi siempre necesita un daño que ya pasó.',
        ],
      },
      {
        question: '¿Un reclamo estorba mi tratamiento?',
        answer: [
          'No debería. Trabajamos con expedientes y hacemos casi todo por teléfono, correo electrónico y correo postal. Usted nos dice cuándo necesita descanso.',
        ],
      },
      {
        question: '¿Qué podría pagar un reclamo?',
        answer: [
          'Un reclamo puede pedir cuentas médicas, sueldo perdido, cuidado futuro, y el dolor y el sufrimiento. Lo que puede recibir, si recibe algo, depende de sus hechos y de la corte.',
        ],
      },
      {
        question: '¿Qué fabricantes están en la corte?',
        answer: [
          'Hasta ahora los grupos federales son por puertos de Bard y de AngioDynamics. Si el suyo es de otro fabricante, díganos su nombre, y lo vemos.',
        ],
      },
    ],
  },
};
