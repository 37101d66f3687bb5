/** The banner's id, storage key, and name in the style that hides it when closed. */
export const closedId = 'told';

/**
 * Stands in the head of the page, so that a closed banner is never painted, and before the style sheet, which a script
 * after it would wait for. Without storage, only this line fails, and the banner shows.
 */
export const closeAgain = `if(localStorage.${closedId})document.head.dataset.${closedId}=1`;

/** Remembers for later pages and visits that the banner of the demonstration was closed. */
export const attachDemonstration = () => {
  const banner = document.querySelector<HTMLDetailsElement>(`#${closedId}`);
  const keep = () => {
    if (!banner || banner.open) return;
    try {
      localStorage.setItem(closedId, '1');
    } catch {
      // A browser without storage shows it again.
    }
  };
  banner?.addEventListener('toggle', keep);
  // It may have been closed before this script loaded.
  keep();
};
