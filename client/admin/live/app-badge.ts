/** Shows a number on the icon of the installed staff area, where the system can; 0 takes it off. */
export const showCountOnIcon = (count: number) => {
  const { setAppBadge } = navigator as Partial<NavigatorBadge>;
  // A browser may refuse it to a page that is not installed; the tab shows the count all the same.
  setAppBadge?.call(navigator, count).catch(() => {});
};
