import { type AreaSlug, areas } from '../../content/areas';
import { paths } from '../../paths';
import { useLanguage } from '../language-context';
import { Card, CardLinks, findCaseTypes } from './sidebar-cards';

/** Pages that a reader of this one may be looking for. */
export const Kinship = ({ slug }: { slug: AreaSlug }) => {
  const { words, to } = useLanguage();
  const kin = areas[slug].kin.map((one) => ({
    label: words.practiceAreas[one as AreaSlug].name,
    href: to(paths.service(one)),
  }));
  return (
    <Card title={words.practiceArea.kinship} areas={findCaseTypes(kin)}>
      <CardLinks links={kin} />
    </Card>
  );
};
