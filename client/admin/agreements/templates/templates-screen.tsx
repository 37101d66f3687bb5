import { Link } from 'wouter';
import type { TemplateRecord } from '../../../../shared/schemas/agreement-template';
import { useMay } from '../../../auth/use-may';
import { trpc } from '../../../lib/trpc';
import { buttonClass } from '../../../ui/button';
import { Badge } from '../../kit/badge';
import { ListCard } from '../../kit/card';
import { DataTable } from '../../kit/data-table';
import { Loaded } from '../../kit/loaded';
import { TextLink } from '../../kit/text-link';
import { Moment } from '../../moment';
import { ScreenHead } from '../../screen-head';
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

/** The documents that the firm sends out for signature. */
export const TemplatesScreen = () => {
  const may = useMay();
  const templates = trpc.agreementTemplates.all.useQuery();
  const formatTitle = useCaseTypeTitle();
  return (
    <>
      <ScreenHead>
        {may('agreements.templates') && (
          <Link href={staffPaths.agreementTemplate('new')} className={buttonClass()}>
            Add a template
          </Link>
        )}
      </ScreenHead>
      <p className="mb-4 max-w-3xl text-sm text-muted">
        What goes out to be signed. A lawyer adopts each text before you can send it.
      </p>
      <Loaded
        query={templates}
        loading={words.loading}
        failed={words.failed}
        empty={<p className="py-8 text-center text-sm text-muted">No templates yet. Add the first one.</p>}
      >
        {(rows) => (
          <ListCard className="px-4 py-1">
            <DataTable
              label="Table of templates"
              rows={rows}
              rowKey={({ id }) => id}
              columns={[
                {
                  header: words.name,
                  className: 'font-semibold',
                  cell: Name,
                },
                { header: words.kind, cell: ({ kind }) => words.kinds[kind] },
                { header: words.language, cell: ({ language }) => words.languages[language] },
                {
                  header: words.caseTypes,
                  cell: ({ caseTypes }) => caseTypes.map(formatTitle).join(', ') || words.allCaseTypes,
                },
                { header: 'Version', cell: ({ version }) => version },
                {
                  header: words.state,
                  className: 'min-w-44',
                  cell: (template) => <Adoption template={template} />,
                },
              ]}
            />
          </ListCard>
        )}
      </Loaded>
    </>
  );
};
