type Horizon = {
  /** The line in a box as wide as the picture and as high as the band, both 0 to 100. */
  line: string;
  /** The height in pixels of the line and the ground at the picture's bottom; text stays above it. */
  height: number;
  className: string;
  strokeOpacity: string;
};

/** The ground at the bottom of a picture: as wide as the window, never higher than the space below the text. */
export const Horizon = ({ line, height, className, strokeOpacity }: Horizon) => (
  <g transform={`translate(0 ${-height})`}>
    <svg
      aria-hidden="true"
      y="100%"
      width="100%"
      height={height}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
    >
      <path className={className} d={`${line}V101H0z`} />
      <path
        d={line}
        fill="none"
        stroke="currentColor"
        strokeOpacity={strokeOpacity}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  </g>
);
