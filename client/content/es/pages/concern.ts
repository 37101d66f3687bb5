import { criteria } from './concern-criteria';
import { questions } from './concern-questions';

/** The questions about whether a practice area concerns the reader, and the responses. */
export const concern = {
  heading: '¿Esto se aplica a mí?',
  intro: 'Conteste lo que pueda. Enseguida ve si una revisión tiene sentido. Solo guardamos lo que envía.',
  yes: 'Sí',
  no: 'No',
  unsure: 'No lo sé',
  hints: {
    date: 'Lo que sepa: 1998, mayo de 1998, 17 de mayo de 1998 o hace 20 años.',
    number: 'Basta más o menos.',
  },
  more: 'Más preguntas',
  state: '¿En qué estado pasó?',
  chooseState: 'Elija un estado',
  submit: 'Ver qué pensamos',
  /** By case type and id, such as `1.firefighter`; the English ones are in shared/rules. */
  questions,
  criteria,
  answer: {
    likely: {
      title: 'Es probable que valga la pena una revisión',
      text: 'Lo que dice coincide con lo que buscamos. Todavía tiene que leerlo una persona, porque los detalles deciden.',
    },
    perhaps: {
      title: 'Quizás: vale la pena preguntar',
      text: 'Una parte coincide, y otra sigue abierta. Una conversación corta puede aclararlo.',
    },
    unlikely: {
      title: 'Probablemente no, hasta donde se ve con esto',
      text: 'Algo que buscamos no parece cumplirse, como ve abajo. Son nuestras propias reglas, y otras firmas pueden tener otras. Si cree que se nos pasa algo, pregúntenos de todos modos.',
    },
    nothing: {
      title: 'Por favor conteste al menos una pregunta',
      text: 'Entonces podemos decir qué pensamos. Puede dejar fuera lo que no sabe.',
    },
    /** Shows the date that the server read from words. */
    read: 'Entendimos {date}. Si no es así, escríbalo de otra forma.',
    for: 'Lo que está a su favor:',
    against: 'Lo que está en su contra:',
    open: 'Lo que falta por saber:',
    /** A sentence or two for each condition, of what we look for and what the answer says. */
    fits: 'Revisamos este punto: {condition}. Su respuesta coincide.',
    differs: 'Revisamos este punto: {condition}. Su respuesta dice otra cosa.',
    unsaid: 'Revisamos este punto: {condition}. Sus respuestas todavía no lo dicen.',
    deadline: 'Qué plazo puede estar corriendo',
    limit: 'En {state} el plazo común es {limit} por una lesión y {death} después de una muerte.',
    /** Where nobody has read the law about a death yet. */
    limitInjury:
      'En {state} el plazo común es {limit} por una lesión. Todavía no hemos revisado la ley sobre una muerte allí: por favor pregúntenos.',
    noState: 'Elija un estado arriba, y le mostramos el plazo común allí.',
    starts:
      'Cuándo empieza el plazo, y qué lo alarga o lo acorta, depende de su caso. Vea los [plazos por estado](/answers/deadlines).',
    federal: 'Aquí los plazos los fija una ley federal, y el de un estado no cuenta.',
    careful: 'Esto no es consejo legal ni una promesa. Nadie ha leído todavía sus respuestas.',
    goOn: 'Seguir al formulario',
    stored: 'Le pregunta si recibimos también sus respuestas.',
  },
  /** In the form, once there are answers. */
  sendAlong: 'Sí, enviar también mis respuestas de “¿Esto se aplica a mí?”',
};
