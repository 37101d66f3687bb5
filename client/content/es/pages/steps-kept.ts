/** The privacy policy's text if the firm records how its form is filled in. A lawyer of the firm reads it first. */
export const stepsKept = (keepsSteps: boolean) =>
  keepsSteps
    ? [
        {
          text: 'Nuestro formulario también anota cómo se llena: en qué campo entra y de cuál sale, cuándo, y dónde marca una casilla. No anota lo que usted escribe. Esto está solo en el registro de lo que usted aceptó, para poder mostrar cómo lo hizo. No va a ninguna otra empresa, y lo guardamos tanto tiempo como ese registro.',
        },
      ]
    : [];
