import type { AreaGroup } from '../../content/area-facts';
import { type AreaSlug, areas } from '../../content/areas';
import pictures from '../pictures.svg';

/** Areas whose family's drawing does not fit. */
const own: Partial<Record<AreaSlug, string>> = {
  'construction-accidents': 'construction',
  'workplace-injuries': 'work',
};

type Drawing = { className: string } & ({ group: AreaGroup } | { slug: AreaSlug });

/**
 * The drawing of a practice area or its family; it takes its colors from its surroundings. All drawings share one file: a
 * browser fetches six files at once, and the list of services would need eight with a file for each.
 */
export const Drawing = ({ className, ...what }: Drawing) => {
  const id = 'slug' in what ? (own[what.slug] ?? areas[what.slug].group) : what.group;
  return (
    <svg
      aria-hidden="true"
      data-picture=""
      viewBox="0 0 360 148"
      className={`no-print text-ink ${className}`}
    >
      <use href={`${pictures}#${id}`} />
    </svg>
  );
};
