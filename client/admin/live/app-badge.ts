/** Shows a count on the icon of the installed app, if the system supports it; 0 removes it. */
export const showCountOnIcon = (count: number) => {
  const { setAppBadge } = navigator as Partial<NavigatorBadge>;
  // Browsers may reject this for pages that are not installed; the tab shows the count anyway.
  setAppBadge?.call(navigator, count).catch(() => {});
};
