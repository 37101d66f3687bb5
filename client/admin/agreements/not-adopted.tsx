import { Link } from 'wouter';
import type { TemplateSummary } from '../../../shared/schemas/agreement-template';
import { staffPaths } from '../staff-paths';
import { agreementWords } from './agreement-words';
import { OnlyLawyers } from './lawyer';
import { templateWords } from './templates/template-words';

const words = agreementWords.send.notAdopted;

/** Explains why a text cannot be sent yet, who can change that, and where. */
export const NotAdopted = ({ template: { id, typedAdopter } }: { template: TemplateSummary }) => (
  <section
    aria-label={words.title}
    className="space-y-1 rounded-md border border-warning/40 bg-warning-soft p-3 text-sm"
  >
    <p className="text-warning">
      <span className="font-semibold">{words.title}</span>{' '}
      {typedAdopter
        ? templateWords.adopt.typed(typedAdopter)
        : 'Until then you can send it only to people of the firm, as a specimen.'}
    </p>
    <OnlyLawyers text={templateWords.adopt.only} />
    <p>
      <Link
        href={staffPaths.agreementTemplate(id)}
        className="inline-flex min-h-6 items-center underline underline-offset-4"
      >
        Open the template
      </Link>
    </p>
  </section>
);
