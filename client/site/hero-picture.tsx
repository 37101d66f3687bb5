/** The lantern on its hill: light over the ink, the horizon and a path of light on the ground. */
export const HeroPicture = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 1440 720"
    preserveAspectRatio="xMaxYMax slice"
    className="absolute inset-0 -z-10 size-full text-glow"
  >
    <defs>
      <radialGradient id="light">
        <stop stopColor="currentColor" stopOpacity=".55" />
        <stop offset=".3" stopColor="currentColor" stopOpacity=".2" />
        <stop offset="1" stopColor="currentColor" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="ground" x2="0" y2="1">
        <stop stopColor="currentColor" stopOpacity=".28" />
        <stop offset="1" stopColor="currentColor" stopOpacity="0" />
      </linearGradient>
    </defs>
    <circle cx="1140" cy="400" r="520" fill="url(#light)" />
    <g fill="none" stroke="currentColor" strokeWidth="1">
      <circle cx="1140" cy="400" r="170" strokeOpacity=".2" />
      <circle cx="1140" cy="400" r="270" strokeOpacity=".13" />
      <circle cx="1140" cy="400" r="390" strokeOpacity=".08" />
    </g>
    <path className="fill-ink-deep" d="M0 640c310-36 610-20 900-6s360-26 540-40v126H0z" />
    <path
      d="M0 640c310-36 610-20 900-6s360-26 540-40"
      fill="none"
      stroke="currentColor"
      strokeOpacity=".45"
    />
    <path d="M1100 622h84l120 98H930z" fill="url(#ground)" />
    <g transform="translate(1140 520) scale(4.6)" strokeLinecap="round" strokeLinejoin="round">
      <g className="fill-none stroke-paper" strokeWidth="1.6">
        <path d="M-7-20a7 7 0 0 1 14 0" />
        <path className="fill-ink-deep" d="M-12-14h24l-3-6h-18z" />
        <path fill="currentColor" fillOpacity=".22" d="M-12-14l-4 30h32l-4-30" />
        <path d="M-4-14l-2 30M4-14l2 30" strokeOpacity=".35" strokeWidth=".8" />
        <path className="fill-ink-deep" d="M-17 16h34v6h-34z" />
      </g>
      <path fill="currentColor" d="M0-8c5 6 8 9 8 14a8 8 0 0 1-16 0c0-5 3-8 8-14z" />
      <path className="fill-paper" d="M0 2c2 3 4 4 4 7a4 4 0 0 1-8 0c0-3 2-4 4-7z" />
    </g>
  </svg>
);
