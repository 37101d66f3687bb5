import { layout } from '../../content/pages/layout';

/**
 * Holds the place of a page that is still on its way after a step back: higher than any page, so that the browser can
 * scroll to where the person had been before the page is there.
 */
export const PageFallback = () => (
  <div className="h-[60000px]">
    <div className="h-96 bg-ink" />
    <p role="status" className="hidden-text">
      {layout.loading}
    </p>
  </div>
);
