import { Horizon } from './horizon';

/** Light on the ink from a lantern outside the picture, and the horizon. */
export const Glow = () => (
  <svg
    aria-hidden="true"
    width="100%"
    height="0"
    className="absolute inset-0 -z-10 size-full text-glow forced-colors:hidden"
  >
    <defs>
      <radialGradient id="closing-light">
        <stop stopColor="currentColor" stopOpacity=".34" />
        <stop offset=".45" stopColor="currentColor" stopOpacity=".1" />
        <stop offset="1" stopColor="currentColor" stopOpacity="0" />
      </radialGradient>
    </defs>
    <circle cx="93%" cy="84%" r="42%" fill="url(#closing-light)" />
    <Horizon
      line="M0 50C25 5 47 38 67 58S90 46 100 4"
      height={40}
      className="fill-ink-deep/75"
      strokeOpacity=".3"
    />
  </svg>
);
