/** The position of an element on the screen, in pixels from the top left. */
export type Box = { top: number; bottom: number; left: number; right: number };

const gap = 8;
const edge = 16;

type Around = {
  /** Elements that should stay visible. */
  needed: readonly Box[];
  /** Elements that nothing may cover. */
  bars: readonly Box[];
  /** The window's height. */
  height: number;
};

/** Computes how far above the window's bottom edge `box` covers nothing: as low as possible, above the bars. */
export const clearBottom = (box: Box, { needed, bars, height }: Around): number => {
  const size = box.bottom - box.top;
  const lowestOver = (around: readonly Box[]): number | undefined => {
    const beside = around.filter(({ left, right }) => left < box.right && right > box.left);
    const isFree = (bottom: number) =>
      bottom + size <= height &&
      beside.every((other) => other.top >= height - bottom || other.bottom <= height - bottom - size);
    return [edge, ...beside.map(({ top }) => height - top + gap)]
      .filter((bottom) => bottom >= edge && isFree(bottom))
      .toSorted((one, other) => one - other)[0];
  };
  return lowestOver([...bars, ...needed]) ?? lowestOver(bars) ?? edge;
};
