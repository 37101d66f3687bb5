/** The lantern on its hill: light over the ink, the horizon and a path of light on the ground. */
export const HeroPicture = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 1440 720"
    width="100%"
    height="0"
    preserveAspectRatio="xMaxYMax slice"
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
    <circle cx="1130" cy="500" r="620" fill="url(#light)" />
    <g fill="none" stroke="currentColor">
      <circle cx="1130" cy="500" r="180" strokeOpacity=".16" />
      <circle cx="1130" cy="500" r="300" strokeOpacity=".1" />
      <circle cx="1130" cy="500" r="440" strokeOpacity=".06" />
    </g>
    <path className="fill-ink-deep" d="M0 612c330-40 640-34 930-20s370-18 510-38v166H0z" />
    <path
      d="M0 612c330-40 640-34 930-20s370-18 510-38"
      fill="none"
      stroke="currentColor"
      strokeOpacity=".4"
    />
    <path className="max-lg:hidden" d="M1092 590h76l150 130H942z" fill="url(#ground)" />
    <g
      className="max-lg:hidden"
      transform="translate(1130 504) scale(4)"
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
);
