/** The name of the banner in the page, of what the browser keeps, and in the style that hides what is closed. */
export const closedId = 'told';

/**
 * Stands behind the banner in the page, so that one that was closed is never painted. An element is known by its id;
 * where a browser keeps nothing the line ends alone, and the banner is shown.
 */
export const closeAgain = `if(localStorage.${closedId})${closedId}.open=false`;

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
