import type { AreaGroup } from '../../content/area-facts';
import accidents from '../pictures/accidents.svg';
import chemicals from '../pictures/chemicals.svg';
import devices from '../pictures/devices.svg';
import drugs from '../pictures/drugs.svg';

const files: Record<AreaGroup, string> = { drugs, devices, chemicals, accidents };

type Drawing = { group: AreaGroup; className: string };

/** What a family of practice areas is about, drawn; a file of its own that takes its colors from where it stands. */
export const Drawing = ({ group, className }: Drawing) => (
  <svg aria-hidden="true" data-picture="" viewBox="0 0 360 148" className={`no-print text-ink ${className}`}>
    <use href={`${files[group]}#picture`} />
  </svg>
);
