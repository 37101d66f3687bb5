import { Horizon } from '../parts/horizon';

/** The position of the lantern, and the height of its flame above the picture's bottom, in pixels. */
const x = '78.5%';
const flame = 172;

/** The lantern on its hill: light over the ink, the horizon and a path of light on the ground. */
export const HeroPicture = () => (
  <svg
    aria-hidden="true"
    width="100%"
    height="0"
    className="absolute inset-0 -z-10 size-full text-glow forced-colors:hidden"
  >
    <defs>
      <radialGradient id="light">
        <stop stopColor="currentColor" stopOpacity=".5" />
        <stop offset=".16" stopColor="currentColor" stopOpacity=".26" />
        <stop offset=".5" stopColor="currentColor" stopOpacity=".07" />
        <stop offset="1" stopColor="currentColor" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="ground" x2="0" y2="1">
        <stop stopColor="currentColor" stopOpacity=".3" />
        <stop offset="1" stopColor="currentColor" stopOpacity="0" />
      </linearGradient>
    </defs>
    <svg aria-hidden="true" x={x} y="100%" overflow="visible">
      {/* On a narrow screen the text would overlap the lantern and its rings, so the light comes from behind the hill. */}
      <circle cy="-70" r="40%" fill="url(#light)" className="lg:hidden" />
      <g className="max-lg:hidden" transform={`translate(0 ${-flame})`}>
        <circle r="54%" fill="url(#light)" />
        <g fill="none" stroke="currentColor">
          <circle r="11%" strokeOpacity=".16" />
          <circle r="16%" strokeOpacity=".1" />
          <circle r="22%" strokeOpacity=".06" />
        </g>
      </g>
    </svg>
    {/* On a phone it would cross the buttons. */}
    <g className="max-md:hidden">
      <Horizon
        line="M0 44C23 4 44 10 64 26S90 18 100 4"
        height={112}
        className="fill-ink-deep"
        strokeOpacity=".4"
      />
    </g>
    <svg aria-hidden="true" x={x} y="100%" overflow="visible" className="max-lg:hidden">
      <path d="M-38-84h76l150 130h-376z" fill="url(#ground)" />
      <g
        transform={`translate(0 ${-flame}) scale(4)`}
        strokeWidth="1"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path className="fill-none stroke-paper" d="M-7-20a7 7 0 0 1 14 0" />
        <path fill="currentColor" fillOpacity=".16" d="M-12-14l-4 30h32l-4-30" />
        <path className="fill-none stroke-paper" strokeOpacity=".3" d="M-5-14l-2 30M5-14l2 30" />
        <path className="fill-none stroke-paper" d="M-12-14l-4 30M12-14l4 30" />
        <path className="fill-ink-deep stroke-paper" d="M-12-14h24l-3-6h-18zM-17 16h34v6h-34z" />
        <path fill="currentColor" d="M0-8c5 6 8 9 8 14a8 8 0 0 1-16 0c0-5 3-8 8-14z" />
        <path className="fill-paper" d="M0 3c2 3 4 4 4 6a4 4 0 0 1-8 0c0-2 2-3 4-6z" />
      </g>
    </svg>
  </svg>
);
