import { answerSlugs } from '../../content/answer-page';
import { links, paths } from '../../paths';
import { useLanguage } from '../language-context';
import { Breadcrumbs } from '../parts/breadcrumbs';
import { ClosingBanner } from '../parts/closing-banner';
import { AnswerOpening } from '../parts/opening';

/** The list of common questions. */
export const AnswersPage = () => {
  const { words, to } = useLanguage();
  return (
    <>
      <AnswerOpening
        title={words.answersPage.title}
        intro={words.answersPage.intro}
        above={<Breadcrumbs>{words.layout.footer.answers.heading}</Breadcrumbs>}
      />
      <ul className="shell grid gap-x-10 py-12 md:grid-cols-2 md:py-16">
        {answerSlugs.map((slug) => (
          <li key={slug} className="group relative border-t border-line py-6">
            <h2 className="text-xl">
              <a
                href={to(paths.answer(slug))}
                className="text-ink no-underline after:absolute after:inset-0 group-hover:text-accent group-hover:underline"
              >
                {words.answers[slug].title}
              </a>
            </h2>
            <p className="mt-1 text-muted">{words.answers[slug].summary}</p>
          </li>
        ))}
      </ul>
      <ClosingBanner {...words.services.closing} href={to(links.freeReview())} />
    </>
  );
};
