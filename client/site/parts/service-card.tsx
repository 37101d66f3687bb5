import type { PracticeArea } from '../../content/practice-area';
import { paths } from '../../paths';
import { Icon } from '../../ui/icon';
import { AreaIcon } from './area-icon';

type ServiceCard = Pick<PracticeArea, 'slug' | 'name' | 'icon' | 'summary'> & {
  read: string;
  level: 'h2' | 'h3';
};

/** One practice area in a list; the whole card leads to its page. */
export const ServiceCard = ({ slug, name, icon, summary, read, level: Heading }: ServiceCard) => (
  <li
    id={slug}
    className="group relative flex flex-col rounded-lg border border-line bg-card p-6 shadow-card transition-shadow duration-200 hover:shadow-lift"
  >
    <div className="flex items-center gap-4">
      <AreaIcon name={icon} />
      <Heading className="min-w-0 text-xl">
        <a
          href={paths.service(slug)}
          className="text-ink no-underline after:absolute after:inset-0 after:rounded-lg group-hover:text-accent"
        >
          {name}
        </a>
      </Heading>
    </div>
    <p className="mt-4 mb-4 text-sm text-muted">{summary}</p>
    <span
      aria-hidden="true"
      className="mt-auto inline-flex items-center gap-1.5 text-sm font-semibold text-accent"
    >
      {read}
      <Icon
        name="ArrowRight"
        className="size-4 transition-transform duration-200 group-hover:translate-x-1"
      />
    </span>
  </li>
);
