/** Runs in the page: parts that leave the bar, and words that do not fit or that overlap. */
export const readBar = (bar: HTMLElement) => {
  const parts = [...bar.querySelectorAll('a, summary, button')].filter((part) =>
    part.checkVisibility({ contentVisibilityAuto: true }),
  );
  const edges = bar.getBoundingClientRect();
  const boxes = parts.map((part) => {
    const words = document.createRange();
    words.selectNodeContents(part);
    const isRead = [...part.children].every((child) => getComputedStyle(child).position !== 'absolute');
    return {
      text: part.textContent,
      part: part.getBoundingClientRect(),
      // Words for screen readers alone take no room.
      words: (isRead ? words : part).getBoundingClientRect(),
    };
  });
  const problems = boxes.flatMap(({ text, part, words }) => [
    ...(part.left < 0 || part.right > window.innerWidth ? [`${text} leaves the window`] : []),
    ...(part.top < edges.top || part.bottom > edges.bottom ? [`${text} leaves the bar`] : []),
    ...(words.left < part.left - 1 || words.right > part.right + 1 ? [`${text} leaves its box`] : []),
  ]);
  const overlaps = boxes.slice(1).flatMap(({ text, part }, index) => {
    const before = boxes[index]!;
    return part.left < before.part.right ? [`${before.text} meets ${text}`] : [];
  });
  return [...problems, ...overlaps];
};
