/** The name of the banner in the page, of what the browser keeps, and in the style that hides what is closed. */
export const closedId = 'told';

/**
 * Stands in the head of the page, so that a banner that was closed is never painted, and before the style sheet, which a
 * script behind it would wait for. Where a browser keeps nothing the line ends alone, and the banner is shown.
 */
export const closeAgain = `if(localStorage.${closedId})document.head.dataset.${closedId}=1`;

/** Keeps for the next page and the next visit that somebody closed the banner of the demonstration. */
export const attachDemonstration = () => {
  const banner = document.querySelector<HTMLDetailsElement>(`#${closedId}`);
  const keep = () => {
    if (!banner || banner.open) return;
    try {
      localStorage.setItem(closedId, '1');
    } catch {
      // A browser that keeps nothing shows it again.
    }
  };
  banner?.addEventListener('toggle', keep);
  // It may have been closed before this script came.
  keep();
};
