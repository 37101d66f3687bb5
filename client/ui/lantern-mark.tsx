/** The firm's lantern, in the surrounding colors. */
export const LanternMark = ({ className }: { className?: string }) => (
  <svg viewBox="-20 -30 40 56" width="24" height="32" aria-hidden="true" className={className} fill="none">
    <g stroke="currentColor" strokeWidth="3.2" strokeLinecap="round" strokeLinejoin="round">
      <path d="M-7-20a7 7 0 0 1 14 0" />
      <path d="M-12-14h24l-3-6h-18z" fill="currentColor" />
      <path d="M-12-14l-4 30h32l-4-30" />
      <path d="M-17 16h34v6h-34z" fill="currentColor" />
    </g>
    <path className="fill-glow" d="M0-8c5 6 8 9 8 14a8 8 0 0 1-16 0c0-5 3-8 8-14z" />
  </svg>
);
