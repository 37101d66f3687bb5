import { Icon } from '../../ui/icon';
import { areaIcons } from './area-icons';

/** The icon names available to the content, besides those of the ui icons. */
export const areaIconNames = Object.keys(areaIcons);

type Drawing = { name: string; className?: string };

/** A line icon by name, in the surrounding color and size. */
const AreaDrawing = ({ name, className = 'size-6' }: Drawing) => {
  const Drawing = areaIcons[name];
  return Drawing ? (
    <Drawing aria-hidden="true" strokeWidth={1.75} className={className} />
  ) : (
    <Icon name={name} className={className} />
  );
};

/** The line icon of a practice area or a promise, on a soft square of light. */
export const AreaIcon = ({ name, isSmall = false }: { name: string; isSmall?: boolean }) => (
  <span
    className={`flex shrink-0 items-center justify-center rounded-md bg-paper-deep text-accent ${isSmall ? 'size-8 sm:size-12' : 'size-12'}`}
  >
    <AreaDrawing name={name} />
  </span>
);
