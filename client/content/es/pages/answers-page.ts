/** The words around the answers: their list, the table of time limits, the example of a fee. */
export const answersPage = {
  meta: {
    title: 'Respuestas antes de llamar',
    description:
      'Cuánto cuesta un caso, cuánto tarda, qué plazo tiene en su estado, qué debe traer y qué significan las palabras de los abogados. Sin llenar nada.',
  },
  title: 'Respuestas antes de llamar',
  intro: 'Cinco preguntas que casi todos tienen. Puede leer todo sin decirnos quién es.',
  updated: 'Actualizado el',
  costs: { policyTitle: 'Cómo lo hacemos', exampleTitle: 'Un ejemplo con números' },
  deadlines: {
    choose: '¿En qué estado pasó?',
    chooseState: 'Elija un estado',
    /** Each with its statute. */
    answer: '{state}. Por una lesión: {injury}. Por una muerte: {death}.',
    pickTitle: 'Busque su plazo',
    tableTitle: 'Todos los estados en una tabla',
    caption:
      'Años para ir a la corte, en reclamos comunes de adultos por un daño que alguien causó por descuido',
    state: 'Estado',
    injury: 'Lesión',
    death: 'Muerte',
    askUs: 'Pregunte',
    askUsNote: 'Pregunte: todavía no hemos leído el texto de esa ley.',
    one: '1 año',
    many: '{count} años',
    /** For states where the number alone would mislead. */
    texts: {
      'deadline-fl-injury': '2 años, por daños después del 24 de marzo de 2023',
      'deadline-la-injury': '2 años, por daños desde el 1 de julio de 2024; 1 año si fue antes',
      'deadline-co-injury': '2 años; 3 años si fue un accidente de auto',
      'deadline-ky-injury': '1 año; 2 años si fue un accidente de auto',
      'deadline-mt-injury': '3 años; la ley cambió el 1 de octubre de 2026: pregúntenos',
      'deadline-mt-death': '3 años; la ley cambió el 1 de octubre de 2026: pregúntenos',
      'deadline-wi-death': '3 años; 2 años después de un accidente de auto',
    } as Readonly<Record<string, string>>,
    sourcesTitle: 'Fuentes, estado por estado',
  },
};
