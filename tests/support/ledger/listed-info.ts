type Listed = {
  events: readonly { id: string; at: string; step: string }[];
  level: string;
  isSpecimen?: boolean;
};

/** A PDF/A string has at most 32,767 bytes. */
const mostAtOnce = 400;

/** The list of events in the information of PDFs that were sealed before November 29, 2026. */
export const listedInfo = ({ events, level, isSpecimen }: Listed): Record<string, string> => {
  const lines = events.map(({ id, at, step }) => `${id} ${at} ${step}`);
  const parts = Array.from({ length: Math.ceil(lines.length / mostAtOnce) }, (_, part) => [
    `LanternEvents${part + 1}`,
    lines.slice(part * mostAtOnce, (part + 1) * mostAtOnce).join(','),
  ]);
  return {
    ...Object.fromEntries(parts),
    LanternLevel: level,
    ...(isSpecimen && { LanternSpecimen: 'yes' }),
  };
};
