const longest = 60_000;

let touchedAt = Date.now();
const touch = () => {
  touchedAt = Date.now();
};

if (typeof window !== 'undefined')
  for (const sign of ['keydown', 'pointerdown'] as const)
    window.addEventListener(sign, touch, { capture: true, passive: true });

/** Whether somebody pressed something in this tab within the last minute: else it is the page that asks, not a person. */
export const isAttended = () => Date.now() - touchedAt < longest;
