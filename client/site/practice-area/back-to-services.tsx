import { practiceAreaLayout } from '../../content/practice-area-layout';
import { paths } from '../../paths';
import { Icon } from '../../ui/icon';

export const BackToServices = () => (
  <p className="no-print mb-6">
    <a
      href={paths.services}
      className="inline-flex min-h-8 items-center gap-2 text-sm font-semibold text-on-ink no-underline hover:text-white hover:underline"
    >
      <Icon name="ArrowLeft" className="size-4" />
      {practiceAreaLayout.back}
    </a>
  </p>
);
