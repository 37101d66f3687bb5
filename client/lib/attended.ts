const longest = 60_000;

let touchedAt = Date.now();
const touch = () => {
  touchedAt = Date.now();
};

if (typeof window !== 'undefined')
  for (const sign of ['keydown', 'pointerdown'] as const)
    window.addEventListener(sign, touch, { capture: true, passive: true });

/** True if someone used this tab within the last minute; otherwise the page itself makes requests, not a person. */
export const isAttended = () => Date.now() - touchedAt < longest;
