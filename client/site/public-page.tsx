import type { ReactNode } from 'react';
import { answerSlugs } from '../content/answer-page';
import { areaSlugs } from '../content/areas';
import type { Language } from '../content/languages';
import { paths } from '../paths';
import { AnswerPage } from './answers/answer-page';
import { AnswersPage } from './answers/answers-page';
import { InLanguage } from './language-context';
import type { Alternate } from './layout/language-links';
import { SiteLayout } from './layout/site-layout';
import { AboutPage } from './pages/about-page';
import { ContactPage } from './pages/contact-page';
import { FormProblemPage, SentPage } from './pages/form-answer-pages';
import { HomePage } from './pages/home-page';
import { LegalPage } from './pages/legal-page';
import { NewsItemPage, NewsPage } from './pages/news-page';
import { NotFoundPage } from './pages/not-found-page';
import { NotTakenPage } from './pages/not-taken-page';
import { ServicesPage } from './pages/services-page';
import { StopContactingMePage } from './pages/stop-contacting-me-page';
import { YourDataPage } from './pages/your-data-page';
import { PracticeAreaPage } from './practice-area/practice-area-page';

const fixed: Readonly<Record<string, ReactNode>> = {
  [paths.home]: <HomePage />,
  [paths.about]: <AboutPage />,
  [paths.services]: <ServicesPage />,
  [paths.contact]: <ContactPage />,
  [paths.stop]: <StopContactingMePage />,
  [paths.yourData]: <YourDataPage />,
  [paths.answers]: <AnswersPage />,
  [paths.news]: <NewsPage />,
  [paths.privacyPolicy]: <LegalPage slug="privacy-policy" />,
  [paths.termsOfService]: <LegalPage slug="terms-of-service" />,
  [paths.disclaimer]: <LegalPage slug="disclaimer" />,
  [paths.healthData]: <LegalPage slug="health-data-notice" />,
  [paths.accessibility]: <LegalPage slug="accessibility" />,
  [paths.notTaken]: <NotTakenPage />,
  [paths.sent]: <SentPage />,
  [paths.formProblem]: <FormProblemPage />,
};

const getContent = (path: string, { words }: Language): ReactNode => {
  const area = areaSlugs.find((slug) => paths.service(slug) === path);
  if (area) return <PracticeAreaPage slug={area} />;
  const answer = answerSlugs.find((slug) => paths.answer(slug) === path);
  if (answer) return <AnswerPage slug={answer} />;
  const item = words.firm.news.find(({ slug }) => paths.newsItem(slug) === path);
  return item ? <NewsItemPage slug={item.slug} /> : (fixed[path] ?? <NotFoundPage />);
};

type PublicPage = {
  /** Its path in the main language; any other path is the not-found page. */
  path: string;
  language: Language;
  hasForm: boolean;
  alternates: readonly Alternate[];
};

/** A whole public page. The build renders it; no browser ever runs it. */
export const PublicPage = ({ path, language, hasForm, alternates }: PublicPage) => (
  <InLanguage value={language}>
    <SiteLayout path={path} hasForm={hasForm} alternates={alternates}>
      {getContent(path, language)}
    </SiteLayout>
  </InLanguage>
);
