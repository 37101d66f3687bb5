/** Puts the keyboard at a heading where the control that it stood on has gone with what was asked for anew. */
export const catchFocus = (heading: HTMLElement | null) =>
  // What came is told to the screen in a turn of its own, which may take away what has the keyboard now.
  setTimeout(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) heading?.focus();
    }),
  );
