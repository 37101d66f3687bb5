import { useId } from 'react';

/** Light on the ink, from a lantern that stands outside the picture, and the horizon. */
export const Glow = () => {
  const id = useId();
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1200 400"
      width="100%"
      height="0"
      preserveAspectRatio="xMaxYMax slice"
      className="absolute inset-0 -z-10 size-full text-glow forced-colors:hidden"
    >
      <defs>
        <radialGradient id={id}>
          <stop stopColor="currentColor" stopOpacity=".34" />
          <stop offset=".45" stopColor="currentColor" stopOpacity=".1" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="1120" cy="330" r="420" fill={`url(#${id})`} />
      <path className="fill-ink-deep" d="M0 372c300-22 560-6 800 4s280-6 400-22v46H0z" opacity=".75" />
      <path d="M0 372c300-22 560-6 800 4s280-6 400-22" fill="none" stroke="currentColor" strokeOpacity=".3" />
    </svg>
  );
};
