import { useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { rulesOfKind, shownRule } from '../../../../shared/agreements/state-rules';
import type { TemplateRecord } from '../../../../shared/schemas/agreement-template';
import { z } from '../../../../shared/zod';
import { useMay } from '../../../auth/use-may';
import { trpc } from '../../../lib/trpc';
import { Button } from '../../../ui/button';
import { CompactCard } from '../../kit/card';
import { FieldsDialog } from '../../kit/fields-form';
import { Unloaded } from '../../kit/loaded';
import { useAction } from '../../kit/use-action';
import { Moment } from '../../moment';
import { ScreenHead } from '../../screen-head';
import { staffPaths } from '../../staff-paths';
import { LawyerIdentity, type LawyerName, OnlyLawyers, useLawyers } from '../lawyer';
import { StateRules } from '../state-rules';
import { TemplateForm } from './template-form';
import { TemplatePreview } from './template-preview';
import { templateWords as words } from './template-words';
import { Adoption } from './templates-screen';

type AdoptDialogProps = { template: TemplateRecord; lawyer: LawyerName; onClose: () => void };

/** A lawyer adopts a version under the name on their account. */
const AdoptDialog = ({ template: { id, version }, lawyer, onClose }: AdoptDialogProps) => (
  <FieldsDialog
    name={`adopt-${id}`}
    title={`Adopt version ${version}`}
    description="A lawyer of the firm has read this version and stands behind it. A later change needs a new adoption."
    schema={z.object({})}
    fields={{}}
    defaults={{}}
    call={trpc.agreementTemplates.adopt}
    rest={{ id, version }}
    saved="Template adopted"
    failed="The template could not be adopted"
    refresh={({ agreementTemplates, dashboard }) => [agreementTemplates, dashboard]}
    button="Adopt"
    onClose={onClose}
  >
    <LawyerIdentity lawyer={lawyer} />
  </FieldsDialog>
);

const useArchive = ({ id, isArchived }: TemplateRecord) => {
  const { agreementTemplates } = trpc.useUtils();
  const action = { failed: 'The template could not be changed', refresh: () => [agreementTemplates] };
  const archive = useAction(trpc.agreementTemplates.archive, { ...action, done: 'Template archived' });
  const restore = useAction(trpc.agreementTemplates.restore, { ...action, done: 'Template restored' });
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
    <CompactCard title="Adopted">
      <p className="mb-3 text-sm">
        <Adoption template={template} />
      </p>
      {template.typedAdopter && <p className="mb-3 text-sm">{words.adopt.typed(template.typedAdopter)}</p>}
      {!template.adopted && !template.isArchived && <OnlyLawyers text={words.adopt.only} />}
      <div className="mb-4 flex flex-wrap gap-2">
        {!template.adopted && !template.isArchived && own && (
          <Button look="strong" size="sm" onClick={() => setAdopting(true)} label="Adopt this version" />
        )}
        {may('agreements.templates') && (
          <Button look="secondary" size="sm" onClick={toggle}>
            {template.isArchived ? 'Restore' : 'Archive'}
          </Button>
        )}
      </div>
      <h3 className="mb-1">Versions</h3>
      <ol className="text-sm">
        {getVersions(template).map(({ version, at, by, adopted }) => (
          <li key={version} className="border-t border-line py-1.5">
            <span className="flex flex-wrap justify-between gap-x-4">
              Version {version} by {by}
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
      <ScreenHead title="New template" />
      <TemplateForm onSaved={({ id }) => navigate(staffPaths.agreementTemplate(id), { replace: true })} />
    </>
  );
};

/**
 * One template: text and preview, adoption, and versions. People who may not edit can read it, because a lawyer adopts
 * what an administrator wrote.
 */
export const TemplateScreen = ({ id }: { id: string }) => {
  const may = useMay();
  const query = trpc.agreementTemplates.get.useQuery({ id });
  const { data } = query;
  if (!data)
    return (
      <>
        <ScreenHead title="Name" />
        <Unloaded query={query} what="templates" />
      </>
    );
  const standing = (
    <>
      <Standing template={data} />
      <CompactCard title="State rules">
        <StateRules
          rules={rulesOfKind(data.kind).map((one) => shownRule(one, 'en'))}
          none="We have no rows for this kind of document."
        />
      </CompactCard>
    </>
  );
  return (
    <>
      <ScreenHead title={data.name} />
      {may('agreements.templates') ? (
        <TemplateForm key={data.id} template={data} onSaved={() => undefined}>
          {standing}
        </TemplateForm>
      ) : (
        <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
          <CompactCard title={words.preview}>
            <TemplatePreview template={data} />
          </CompactCard>
          <div className="grid grid-cols-1 gap-4 xl:sticky xl:top-20">{standing}</div>
        </div>
      )}
    </>
  );
};
