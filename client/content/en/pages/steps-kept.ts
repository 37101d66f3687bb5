/** The privacy policy's text if the firm records how its form is filled in. A lawyer of the firm reads it first. */
export const stepsKept = (keepsSteps: boolean) =>
  keepsSteps
    ? [
        {
          text: 'Our form also notes how it is filled in: which field you enter and leave, when, and where you tick a box. It does not note what you type. This stands only in the record of what you agreed to, so that we can show how you did. It goes to no other company, and we keep it as long as that record.',
        },
      ]
    : [];
