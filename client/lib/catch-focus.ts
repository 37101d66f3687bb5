/** Moves the focus to a heading if a reload removed the focused control. */
export const catchFocus = (heading: HTMLElement | null) =>
  // React renders the new data in a later turn, which may remove the focused element.
  setTimeout(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) heading?.focus();
    }),
  );
