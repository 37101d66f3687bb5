import { Link } from 'wouter';
import type { TemplateRecord } from '../../../../shared/schemas/agreement-template';
import { useMay } from '../../../auth/use-may';
import { trpc } from '../../../lib/trpc';
import { buttonClass } from '../../../ui/button';
import { ScrollRegion } from '../../../ui/scroll-region';
import { Moment } from '../../moment';
import { ScreenHead } from '../../screen-head';
import { LoadFailed, Loading } from '../../screen-states';
import { useCaseTypeTitle } from '../../shared-queries';
import { staffPaths } from '../../staff-paths';
import { words as staffWords } from '../../words';
import { templateWords as words } from './template-words';

/** Says whether a lawyer has adopted a template. */
export const Adoption = ({
  template: { adopted, adopterBar, isSample, isArchived },
}: {
  template: TemplateRecord;
}) => {
  if (isArchived) return <span className="text-muted">{words.archived}</span>;
  if (!adopted)
    return (
      <span className="rounded-full bg-warning-soft px-2.5 py-0.5 font-semibold whitespace-nowrap text-warning">
        {isSample ? words.sample : words.notAdopted}
      </span>
    );
  return (
    <span className="text-success">
      {words.adoptedBy(adopted.by, adopterBar)}, <Moment at={adopted.at} short />
    </span>
  );
};

const heads = [words.name, words.kind, words.language, words.caseTypes, words.version, words.state];

/** The documents that the firm sends out for signature. */
export const TemplatesScreen = () => {
  const may = useMay();
  const { data, isError, refetch } = trpc.agreementTemplates.all.useQuery();
  const formatTitle = useCaseTypeTitle();
  return (
    <>
      <ScreenHead title={staffWords.places.agreements}>
        {may('agreements.templates') && (
          <Link href={staffPaths.agreementTemplate('new')} className={buttonClass()}>
            {words.add}
          </Link>
        )}
      </ScreenHead>
      <p className="mb-4 max-w-3xl text-sm text-muted">{words.text}</p>
      {isError && !data && <LoadFailed text={words.failed} onRetry={refetch} />}
      {!isError && !data && <Loading text={words.loading} />}
      {data?.length === 0 && <p className="py-8 text-center text-sm text-muted">{words.none}</p>}
      {data && data.length > 0 && (
        <ScrollRegion
          label={words.table}
          className="overflow-x-auto rounded-lg border border-line bg-card shadow-card"
        >
          <table className="w-full text-left text-sm">
            <thead className="text-muted">
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col" className="px-4 py-2.5 font-semibold">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.map((template) => (
                <tr key={template.id} className="h-row border-t border-line">
                  <th scope="row" className="px-4 py-2 font-semibold">
                    <Link
                      href={staffPaths.agreementTemplate(template.id)}
                      className="inline-flex min-h-6 items-center underline underline-offset-4"
                    >
                      {template.name}
                    </Link>
                  </th>
                  <td className="px-4 py-2">{words.kinds[template.kind]}</td>
                  <td className="px-4 py-2">{words.languages[template.language]}</td>
                  <td className="px-4 py-2">
                    {template.caseTypes.map(formatTitle).join(', ') || words.allCaseTypes}
                  </td>
                  <td className="px-4 py-2 tabular-nums">{template.version}</td>
                  <td className="px-4 py-2">
                    <Adoption template={template} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </>
  );
};
