import type { PracticeArea } from '../../practice-area';

export const autoVehicleAccident: PracticeArea = {
  slug: 'auto-vehicle-accident-lawsuit',
  name: 'Accidente de auto',
  summary:
    '¿Se lesionó en un choque de auto, camión o moto? Vea qué puede cubrir un reclamo y qué hacer primero.',
  meta: {
    title: 'Accidente de auto: revisión gratis de su caso',
    description:
      'Qué hacer después de un choque, qué puede cubrir un reclamo, qué guardar y cómo trabajan las aseguradoras. Palabras claras y revisión gratis de su caso.',
  },
  title: 'Ayuda después de un choque de auto, camión o moto',
  intro: 'Cuéntenos qué pasó, y le diremos con claridad qué vemos y qué opciones tiene.',
  story:
    'Un choque termina en un momento. Lo que sigue tarda mucho más: citas médicas, días sin trabajar, cuentas del taller y llamadas de aseguradoras. Usted no tiene que resolverlo sin ayuda.',
  standing: {
    against: [],
    for: [],
    todo: [
      'En los primeros días: vea a un médico aunque se sienta bien, pida el reporte de policía, avise a su aseguradora, y guarde fotos y cuentas. No firme nada todavía.',
      'Un caso por choque es solo suyo. Va contra un conductor, una empresa o una aseguradora en su propio estado, y ningún caso de grupo lo decide por usted.',
      'La mayoría de estos reclamos termina con una aseguradora y nunca llega a juicio. El plazo corre igual. Anote el día del choque.',
    ],
    open: [
      'Quién tuvo la culpa, y cómo reparte la culpa su estado cuando los dos se equivocaron.',
      'Cuánto seguro hay de cada lado.',
    ],
  },
  sections: [
    {
      id: 'first-steps',
      heading: 'Qué hacer en los días después de un choque',
      blocks: [
        {
          text: 'Su salud va primero. El reclamo puede esperar hasta que esté a salvo y haya visto a un médico.',
        },
        {
          steps: [
            {
              title: 'Vea a un médico',
              text: 'Vaya aunque se sienta bien. Algunas lesiones aparecen después, y la visita deja constancia de sus síntomas.',
            },
            {
              title: 'Pida el reporte de policía',
              text: 'Si llegaron policías al lugar, pregunte cómo conseguir una copia o anote el número del reporte.',
            },
            {
              title: 'Avise a su propia aseguradora',
              text: 'La mayoría de las pólizas pide reportar pronto un choque. Dé los hechos básicos: dónde, cuándo y quién estaba.',
            },
            {
              title: 'Guarde lo que tiene',
              text: 'Guarde juntos fotos, cuentas, cartas y mensajes. No repare ni entregue el vehículo antes de que alguien le tome fotos.',
            },
            {
              title: 'Hable con nosotros antes de firmar',
              text: 'Una oferta temprana puede pedirle que renuncie al resto de su reclamo. Una llamada corta antes no le cuesta nada.',
            },
          ],
        },
      ],
    },
    {
      id: 'crashes-we-review',
      heading: 'Choques que revisamos',
      blocks: [
        {
          text: 'Puede que manejara, fuera de pasajero, en bicicleta o a pie. Lo que cuenta es cómo pasó el choque y cómo le lastimó. Vemos casos como estos:',
        },
        {
          list: [
            'Un conductor que iba rápido, escribía mensajes, estaba cansado o había bebido',
            'Un camión o una camioneta de reparto, donde la empresa puede tener parte de la culpa',
            'Una moto, una bicicleta o una persona a pie golpeada por un vehículo',
            'Un conductor que se fue del lugar o no tenía seguro',
            'Una pieza que falló, como un freno, una llanta o una bolsa de aire, que puede llevar a un reclamo por [productos peligrosos](/services/product-liability)',
            'Un viaje pedido por una aplicación, que tiene [su propia página](/services/ride-share-claims)',
          ],
        },
      ],
    },
    {
      id: 'how-a-claim-works',
      heading: 'Cómo funciona un reclamo',
      blocks: [
        {
          text: 'La mayoría de los reclamos trata de negligencia: alguien no tuvo el cuidado que habría tenido una persona cuidadosa. Tenemos que mostrar tres cosas: que alguien fue descuidado, que eso causó el choque, y que el choque causó sus pérdidas.',
        },
        {
          text: 'El dinero casi siempre viene de una póliza de seguro. Puede ser la del otro conductor, la de una empresa o la de su propia casa. En algunos estados su propia aseguradora paga primero ciertos gastos, sin importar quién causó el choque. En inglés se llama “no-fault”. Averiguamos qué reglas se aplican donde usted vive.',
        },
        {
          text: 'Muchos reclamos terminan en un acuerdo, un trato que cierra el caso por una suma de dinero. Si no se llega a un acuerdo justo, el siguiente paso puede ser una demanda. Aceptar un acuerdo es siempre decisión suya.',
        },
      ],
    },
    {
      id: 'compensation',
      heading: 'Qué puede cubrir la compensación',
      blocks: [
        {
          text: 'La compensación es dinero para reparar lo que el choque le quitó. Vemos cuatro tipos. Cuáles se aplican depende de sus lesiones y de la ley de su estado.',
        },
        {
          cards: [
            {
              title: 'Daños no económicos',
              text: 'Un daño que no tiene cuenta: dolor, angustia, mal sueño, cicatrices, o no poder hacer ya lo que disfrutaba.',
            },
            {
              title: 'Gastos médicos',
              text: 'Ambulancia, hospital, cirugía, medicinas, terapia y aparatos para caminar. También puede contar el cuidado que es probable que necesite después.',
            },
            {
              title: 'Pérdida económica',
              text: 'El pago que perdió, el trabajo que ya no puede hacer, y otro dinero perdido por el choque.',
            },
            {
              title: 'Ayuda en la casa',
              text: 'Ayuda que antes no necesitaba: limpiar, cocinar, comprar, cuidar el patio o a los niños.',
            },
          ],
        },
      ],
    },
    {
      id: 'what-to-keep',
      heading: 'Qué ayuda a su caso',
      blocks: [
        {
          text: 'Traiga lo que tiene. No se preocupe si falta algo: con su permiso podemos pedir expedientes.',
        },
        {
          list: [
            'Fotos o video del lugar, de los vehículos y de sus lesiones',
            'Nombres y números de otros conductores y de quienes lo vieron',
            'El reporte de policía o su número',
            'Su tarjeta del seguro y las cartas de aseguradoras',
            'Cuentas médicas y una lista de todos los lugares que le atendieron',
            'Talones de pago que muestren el tiempo que perdió',
            'Unas líneas cada semana sobre el dolor, el sueño y lo que no pudo hacer',
          ],
        },
      ],
    },
    {
      id: 'insurance-companies',
      heading: 'Cuando llama una aseguradora',
      blocks: [
        {
          text: 'Puede llamarle un ajustador, la persona que calcula cuánto quiere pagar la aseguradora. Sea amable y breve. Puede decir que antes quiere hablar con un abogado. También puede pedir toda oferta por escrito.',
        },
        {
          note: 'Un finiquito es un papel que termina su reclamo. Una vez firmado, casi nunca puede pedir más, aunque una lesión resulte peor. Deje que alguien lo lea antes con usted.',
        },
      ],
    },
  ],
  accordion: {
    kind: 'faq',
    heading: 'Preguntas después de un choque',
    items: [
      {
        question: 'No tengo papeles. ¿Puedo hacer un reclamo?',
        answer: [
          'Un reclamo por un choque pregunta quién causó el daño. [[immigrant-lost-wages]] No tiene que decirnos su estatus migratorio para preguntarnos.',
        ],
      },
      {
        question: '¿Y si el choque fue en parte mi culpa?',
        answer: [
          'Aun así puede tener un reclamo. En muchos estados su parte de la culpa baja lo que puede recibir. En algunos puede terminar el reclamo. Cuéntenos con franqueza qué pasó, y le explicamos la regla donde vive.',
        ],
      },
      {
        question: 'El otro conductor no tenía seguro. ¿Vale la pena preguntar?',
        answer: [
          'Sí. Su propia póliza puede cubrir choques con conductores sin seguro. O alguien más puede tener parte de la culpa, como un patrón o el dueño del vehículo. Podemos leer las pólizas con usted.',
        ],
      },
      {
        question: 'Yo iba de pasajero. ¿Quién paga?',
        answer: [
          'Puede ser la aseguradora de quien manejaba, la de otro conductor, o las dos. Casi siempre el reclamo va a la aseguradora. Por eso preguntar no tiene que ser un paso contra un amigo.',
        ],
      },
      {
        question: 'Yo manejaba por trabajo. ¿Qué pasa ahora?',
        answer: [
          'La compensación laboral, el seguro que la mayoría de los patrones tiene para trabajadores lesionados, puede pagar su atención y parte de su sueldo. También puede tener un reclamo contra el otro conductor. Nuestra página sobre [lesiones en el trabajo](/services/workplace-injuries) dice más.',
        ],
      },
      {
        question: '¿Cuánto tarda?',
        answer: [
          'Nadie puede decirlo al principio. Depende de cómo sane, de las aseguradoras y de si hace falta una demanda. Le decimos dónde está su caso, y puede preguntar en cualquier momento.',
        ],
      },
    ],
  },
};
