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
    tableTitle: 'Los plazos',
    caption:
      'Años para ir a la corte, en reclamos comunes de adultos por un daño que alguien causó por descuido',
    state: 'Estado',
    injury: 'Lesión',
    death: 'Muerte',
    askUs: 'Pregunte',
    askUsNote: 'Pregunte: nuestras fuentes no coinciden, o la ley acaba de cambiar.',
    one: '1 año',
    many: '{count} años',
    /** For states where the number alone would mislead. */
    texts: {
      'deadline-fl-injury': '2 años, por daños después del 24 de marzo de 2023',
      'deadline-la-injury': '2 años, por daños desde el 1 de julio de 2024; 1 año si fue antes',
      'deadline-co-injury': '2 años; 3 años si fue un accidente de auto',
      'deadline-ky-injury': '1 año; 2 años si fue un accidente de auto',
      'deadline-ky-death':
        '1 año desde que se nombra a un representante, y 2 años desde la muerte como máximo',
      'deadline-wi-death': '3 años; 2 años después de un accidente de auto',
      'deadline-tn-death': '1 año, contado desde la lesión',
    } as Readonly<Record<string, string>>,
    sourcesTitle: 'Fuentes, estado por estado',
  },
  back: 'Todas las respuestas',
};
