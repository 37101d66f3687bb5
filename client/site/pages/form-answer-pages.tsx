import { paths } from '../../paths';
import { buttonClass } from '../../ui/button';
import { ConsultationForm } from '../form/consultation-form';
import { formId } from '../form/form-state';
import { useLanguage } from '../language-context';
import { PageHero } from '../parts/page-hero';

const promises = ['call', 'answer'] as const;

/**
 * The page after the form was stored, for visitors without script. The server leaves one promise and fills in its time,
 * or none.
 */
export const SentPage = () => {
  const { words, to } = useLanguage();
  const { sentPage, messages, next } = words.consultation;
  return (
    <>
      <PageHero title={sentPage.title} intro={sentPage.description} />
      <section className="shell band">
        <div className="max-w-prose space-y-5">
          <p
            role="status"
            className="rounded-md border border-success bg-success-soft p-4 font-semibold text-success"
          >
            {messages.sent}
          </p>
          {promises.map((promise) => (
            <p key={promise} data-promise={promise} className="font-semibold">
              {words.consultation.promise[promise].replace('{time}', '{{callBy}}')}
            </p>
          ))}
          <p>{next}</p>
          <p>
            <a href={to(paths.home)} className={buttonClass({ look: 'secondary' })}>
              {sentPage.back}
            </a>
          </p>
        </div>
      </section>
    </>
  );
};

/** The form again, with the typed values and errors; the server fills in the tokens. */
export const FormProblemPage = () => {
  const { words, language } = useLanguage();
  const { problemPage } = words.consultation;
  return (
    <>
      <PageHero title={problemPage.title} intro={problemPage.description} />
      <section className="shell band">
        <div className="max-w-3xl space-y-5">
          <p
            role="alert"
            className="rounded-md border border-danger bg-danger-soft p-4 font-semibold text-danger"
          >
            {'{{message}}'}
          </p>
          <div className="rounded-lg border border-line bg-card p-5 shadow-card sm:p-8">
            {['answers', 'answersAbout', 'withAnswers'].map((name) => (
              <input key={name} type="hidden" name={name} form={formId} value={`{{${name}}}`} />
            ))}
            <ConsultationForm words={words.consultation} prefix={language.prefix} template />
          </div>
        </div>
      </section>
    </>
  );
};
