import { useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { fillBlocks, readMarkup } from '../../../../shared/agreements/markup';
import { rulesOfKind, shownRule } from '../../../../shared/agreements/state-rules';
import type { TemplateRecord } from '../../../../shared/schemas/agreement-template';
import { useMay } from '../../../auth/use-may';
import { toast } from '../../../lib/toasts';
import { trpc } from '../../../lib/trpc';
import { Button } from '../../../ui/button';
import { CompactCard } from '../../kit/card';
import { Moment } from '../../moment';
import { ScreenHead } from '../../screen-head';
import { LoadFailed, Loading } from '../../screen-states';
import { staffPaths } from '../../staff-paths';
import { agreementWords } from '../agreement-words';
import { DocumentText } from '../document-text';
import { OnlyLawyers, useLawyers } from '../lawyer';
import { StateRules } from '../state-rules';
import { AdoptDialog } from './adopt-dialog';
import { TemplateForm } from './template-form';
import { templateWords as words } from './template-words';
import { Adoption } from './templates-screen';

const useArchive = ({ id, isArchived }: TemplateRecord) => {
  const { agreementTemplates } = trpc.useUtils();
  const options = {
    onSuccess: () => {
      toast.success(isArchived ? words.restoreDone : words.archiveDone);
      return agreementTemplates.invalidate();
    },
    onError: () => void toast.error(words.archiveFailed),
  };
  const archive = trpc.agreementTemplates.archive.useMutation(options);
  const restore = trpc.agreementTemplates.restore.useMutation(options);
  return () => (isArchived ? restore : archive).mutate({ id });
};

/** Returns all versions, newest first. */
const getVersions = ({ version, updatedAt, updatedBy, adopted, versions }: TemplateRecord) =>
  [...versions, { version, at: updatedAt, by: updatedBy, adopted }].sort((a, b) => b.version - a.version);

/** A template's status and versions. */
const Standing = ({ template }: { template: TemplateRecord }) => {
  const may = useMay();
  const [isAdopting, setAdopting] = useState(false);
  const { own } = useLawyers();
  const toggle = useArchive(template);
  return (
    <CompactCard title={words.state}>
      <p className="mb-3 text-sm">
        <Adoption template={template} />
      </p>
      {template.typedAdopter && <p className="mb-3 text-sm">{words.adopt.typed(template.typedAdopter)}</p>}
      {!template.adopted && !template.isArchived && <OnlyLawyers text={words.adopt.only} />}
      <div className="mb-4 flex flex-wrap gap-2">
        {!template.adopted && !template.isArchived && own && (
          <Button look="strong" size="sm" onClick={() => setAdopting(true)}>
            {words.adopt.button}
          </Button>
        )}
        {may('agreements.templates') && (
          <Button look="secondary" size="sm" onClick={toggle}>
            {template.isArchived ? words.restore : words.archive}
          </Button>
        )}
      </div>
      <h3 className="mb-1 font-sans text-sm font-semibold tracking-normal">{words.history}</h3>
      <ol className="text-sm">
        {getVersions(template).map(({ version, at, by, adopted }) => (
          <li key={version} className="border-t border-line py-1.5">
            <span className="flex flex-wrap justify-between gap-x-4">
              {words.versionLine(version, by)}
              <span className="text-xs text-muted">
                <Moment at={at} />
              </span>
            </span>
            {adopted && <span className="text-success">{words.adoptedBy(adopted.by)}</span>}
          </li>
        ))}
      </ol>
      {isAdopting && own && (
        <AdoptDialog template={template} lawyer={own} onClose={() => setAdopting(false)} />
      )}
    </CompactCard>
  );
};

export const NewTemplateScreen = () => {
  const may = useMay();
  const [, navigate] = useLocation();
  if (!may('agreements.templates')) return <Redirect to={staffPaths.agreements} replace />;
  return (
    <>
      <ScreenHead title={words.newTitle} />
      <TemplateForm onSaved={({ id }) => navigate(staffPaths.agreementTemplate(id), { replace: true })} />
    </>
  );
};

/**
 * One template: text and preview, adoption, and versions. People who may not edit can read it, because a
 * lawyer adopts what an administrator wrote.
 */
export const TemplateScreen = ({ id }: { id: string }) => {
  const may = useMay();
  const { data, error, refetch } = trpc.agreementTemplates.get.useQuery({ id });
  if (!data)
    return (
      <>
        <ScreenHead title={words.name} />
        {error ? <LoadFailed text={words.failed} onRetry={refetch} /> : <Loading text={words.loading} />}
      </>
    );
  const standing = (
    <>
      <Standing template={data} />
      <CompactCard title={agreementWords.stateRules.title}>
        <StateRules
          rules={rulesOfKind(data.kind).map((one) => shownRule(one, 'en'))}
          none={agreementWords.stateRules.noneForKind}
        />
      </CompactCard>
    </>
  );
  return (
    <>
      <ScreenHead title={data.name} />
      {may('agreements.templates') ? (
        <TemplateForm key={data.version} template={data} onSaved={() => undefined}>
          {standing}
        </TemplateForm>
      ) : (
        <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
          <CompactCard title={words.preview}>
            <DocumentText
              blocks={fillBlocks(readMarkup(data.text).blocks, new Map(Object.entries(data.terms)))}
              language={data.language}
            />
          </CompactCard>
          <div className="grid grid-cols-1 gap-4 xl:sticky xl:top-20">{standing}</div>
        </div>
      )}
    </>
  );
};
