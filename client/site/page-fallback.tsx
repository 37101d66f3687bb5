import { layout } from '../content/layout';

/** Holds the place of a page that is still on its way, so that the footer does not jump. */
export const PageFallback = () => (
  <div className="min-h-screen bg-ink">
    <p role="status" className="hidden-text">
      {layout.loading}
    </p>
  </div>
);
