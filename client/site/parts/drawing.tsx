import type { AreaGroup } from '../../content/area-facts';
import { type AreaSlug, areas } from '../../content/areas';
import accidents from '../pictures/accidents.svg';
import chemicals from '../pictures/chemicals.svg';
import construction from '../pictures/construction.svg';
import devices from '../pictures/devices.svg';
import drugs from '../pictures/drugs.svg';
import work from '../pictures/work.svg';

const files: Record<AreaGroup, string> = { drugs, devices, chemicals, accidents };
/** Areas whose family's drawing does not fit. */
const own: Partial<Record<AreaSlug, string>> = {
  'construction-accidents': construction,
  'workplace-injuries': work,
};

type Drawing = { className: string } & ({ group: AreaGroup } | { slug: AreaSlug });

/** The drawing of a practice area or its family: a separate file that takes its colors from its surroundings. */
export const Drawing = ({ className, ...what }: Drawing) => {
  const file = 'slug' in what ? (own[what.slug] ?? files[areas[what.slug].group]) : files[what.group];
  return (
    <svg
      aria-hidden="true"
      data-picture=""
      viewBox="0 0 360 148"
      className={`no-print text-ink ${className}`}
    >
      <use href={`${file}#picture`} />
    </svg>
  );
};
