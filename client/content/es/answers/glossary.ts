import type { AnswerPage } from '../../answer-page';
import { massTorts } from '../../area-facts';
import type { Term } from '../../link-terms';

export const glossary: AnswerPage = {
  title: 'Palabras que usan los abogados',
  summary: 'MDL, bellwether, lien, statute of limitations: qué significan, con palabras claras.',
  meta: {
    title: 'Glosario: palabras que usan los abogados',
    description:
      'Qué quieren decir los abogados con MDL, bellwether, class action, contingencia, lien, primacía de la ley federal, plazo y otras palabras, en español claro.',
  },
  updated: '2026-11-21',
  intro:
    'Tratamos de no usar estas palabras. Las verá en cartas y en las noticias, muchas veces en inglés. Por eso están aquí.',
  sections: [],
};

/** In alphabetical order; letters from American firms and courts use the terms in parentheses. */
export const terms: readonly Term[] = [
  {
    term: 'Acuerdo (settlement)',
    text: 'Un trato que termina un caso por una suma de dinero, muchas veces sin que nadie diga que tuvo la culpa.',
    linked: true,
  },
  { term: 'Apelación (appeal)', text: 'Pedir a una corte superior que revise lo que hizo otra corte.' },
  {
    term: 'Bellwether',
    groups: massTorts,
    text: 'Un caso de prueba que va a juicio temprano, para que las dos partes vean cómo un jurado mira casos así. No decide los demás.',
    linked: true,
  },
  {
    term: 'Contrato de servicios legales (retainer agreement)',
    text: 'El contrato entre usted y su abogado.',
    linked: true,
  },
  {
    term: 'Daños (damages)',
    text: 'El dinero que la ley permite pedir a una persona después de un daño.',
  },
  {
    term: 'Daños masivos (mass tort)',
    groups: massTorts,
    text: 'Muchas personas dicen que el mismo producto o suceso les hizo daño. Cada una tiene su propio caso.',
    linked: true,
  },
  {
    term: 'Daños punitivos (punitive damages)',
    text: 'Una suma extra que sirve para castigar una conducta muy mala.',
    linked: true,
  },
  {
    term: 'Demanda (complaint)',
    text: 'El papel que abre un caso en la corte. Dice a quién se demanda, y por qué.',
  },
  {
    term: 'Demanda colectiva (class action)',
    groups: massTorts,
    text: 'Una sola demanda para muchas personas a la vez. Su resultado obliga a todos los que no se salen a tiempo.',
    linked: true,
  },
  { term: 'Demandado (defendant)', text: 'La persona o la empresa a la que se demanda.' },
  { term: 'Demandante (plaintiff)', text: 'La persona que demanda.', linked: true },
  {
    term: 'Deposición (deposition)',
    text: 'Preguntas que usted contesta bajo juramento, antes del juicio, con abogados presentes.',
    linked: true,
  },
  {
    term: 'Finiquito (release)',
    text: 'Un papel que termina su reclamo. Una vez firmado, casi nunca puede pedir más.',
  },
  {
    term: 'Gastos (costs)',
    text: 'Lo que cuesta llevar un caso, aparte de los honorarios: cortes, expedientes, peritos.',
  },
  {
    term: 'Honorarios de contingencia (contingency fee)',
    text: 'Honorarios que dependen de ganar: una parte del dinero que se gana, y nada si no se gana.',
    linked: true,
  },
  {
    term: 'Intercambio de pruebas (discovery)',
    text: 'El tiempo en que las dos partes entregan papeles y contestan preguntas.',
  },
  {
    term: 'Lien',
    text: 'Un derecho sobre su dinero de alguien que pagó sus cuentas, como un plan de salud.',
    linked: true,
  },
  {
    term: 'MDL',
    groups: massTorts,
    text: 'Siglas de “multidistrict litigation”. Los casos federales sobre el mismo producto van a un solo juez para los pasos que comparten.',
    linked: true,
  },
  {
    term: 'Muerte por culpa de otro (wrongful death)',
    text: 'Un reclamo de la familia cuando una persona murió por culpa de alguien.',
    linked: true,
  },
  {
    term: 'Negligencia (negligence)',
    text: 'No tener el cuidado que habría tenido una persona cuidadosa.',
    linked: true,
  },
  {
    term: 'Plazo para demandar (statute of limitations)',
    text: 'La ley que limita el tiempo para demandar.',
    linked: true,
  },
  {
    term: 'Primacía de la ley federal (preemption)',
    groups: massTorts,
    text: 'La ley federal va antes que la ley del estado. Cuando chocan, un reclamo bajo la ley del estado puede quedar bloqueado.',
    linked: true,
  },
  {
    term: 'Regla del descubrimiento (discovery rule)',
    text: 'Una regla de muchos estados: el plazo empieza cuando usted sabe del daño y de su causa probable, no cuando se hizo.',
    linked: true,
  },
  {
    term: 'Sentencia sumaria (summary judgment)',
    text: 'Una decisión que termina un caso, o una parte, antes del juicio, porque no hay nada que un jurado deba decidir.',
    linked: true,
  },
  { term: 'Sucesión (estate)', text: 'Lo que una persona deja al morir, y quienes lo cuidan ante la ley.' },
  { term: 'Tort', text: 'Un acto que hace daño a alguien y por el que la ley le deja pedir dinero.' },
  { term: 'Veredicto (verdict)', text: 'La decisión de un jurado al final de un juicio.', linked: true },
];
