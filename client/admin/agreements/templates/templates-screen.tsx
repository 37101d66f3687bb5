import { Link } from 'wouter';
import type { TemplateRecord } from '../../../../shared/schemas/agreement-template';
import { useMay } from '../../../auth/use-may';
import { trpc } from '../../../lib/trpc';
import { buttonClass } from '../../../ui/button';
import { Badge } from '../../kit/badge';
import { listScreen } from '../../kit/list-screen';
import { TextLink } from '../../kit/text-link';
import { Moment } from '../../moment';
import { useCaseTypeTitle } from '../../shared-queries';
import { staffPaths } from '../../staff-paths';
import { templateWords as words } from './template-words';

/** Says whether a lawyer has adopted a template. */
export const Adoption = ({
  template: { adopted, adopterBar, isSample, isArchived },
}: {
  template: TemplateRecord;
}) => {
  if (isArchived) return <span className="text-muted">Archived</span>;
  if (!adopted) return <Badge tone="warning">{isSample ? 'Sample' : 'Not adopted'}</Badge>;
  return (
    <span className="text-success">
      {words.adoptedBy(adopted.by, adopterBar)}, <Moment at={adopted.at} short />
    </span>
  );
};

const Name = ({ id, name }: TemplateRecord) => (
  <TextLink href={staffPaths.agreementTemplate(id)} className="inline-flex min-h-6 items-center">
    {name}
  </TextLink>
);

const AddLink = () =>
  useMay()('agreements.templates') && (
    <Link href={staffPaths.agreementTemplate('new')} className={buttonClass()}>
      Add a template
    </Link>
  );

const CaseTypes = ({ caseTypes }: TemplateRecord) =>
  caseTypes.map(useCaseTypeTitle()).join(', ') || 'All case types';

/** The documents that the firm sends out for signature. */
export const TemplatesScreen = listScreen({
  list: {
    text: 'What goes out to be signed. A lawyer adopts each text before you can send it.',
    useRows: () => trpc.agreementTemplates.all.useQuery(undefined, { staleTime: 0 }),
    what: 'templates',
    none: { title: 'No templates yet', text: 'Add the first one.' },
    label: 'Table of templates',
    columns: [
      { header: 'Name', cell: Name },
      { header: 'Kind', cell: ({ kind }) => words.kinds[kind] },
      { header: 'Language', cell: ({ language }) => words.languages[language], width: 'w-24' },
      { header: 'Case types', cell: (row) => <CaseTypes {...row} /> },
      { header: 'Version', cell: ({ version }) => version, width: 'w-20' },
      { header: 'Adopted', cell: (template) => <Adoption template={template} /> },
    ],
    head: () => <AddLink />,
  },
});
