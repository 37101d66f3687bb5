import { states } from '../../../shared/rules/us-states';
import { costs } from './answers/costs';
import { deadlines } from './answers/deadlines';
import { glossary, terms } from './answers/glossary';
import { time } from './answers/time';
import { whatToBring } from './answers/what-to-bring';
import { finder } from './finder';
import { firm } from './firm';
import { about } from './pages/about';
import { answersPage } from './pages/answers-page';
import { concern } from './pages/concern';
import { consultation } from './pages/consultation';
import { contact } from './pages/contact';
import { home } from './pages/home';
import { layout } from './pages/layout';
import { legalPages } from './pages/legal';
import { legalLayout } from './pages/legal-layout';
import { newsPage } from './pages/news-page';
import { notFound } from './pages/not-found';
import { notTaken } from './pages/not-taken';
import { notices } from './pages/notices';
import { practiceAreaLayout } from './pages/practice-area-layout';
import { servicesPage } from './pages/services-page';
import { stop } from './pages/stop';
import { yourData } from './pages/your-data';
import { practiceAreas } from './practice-areas';
import { statements } from './statements';

/** All words of the site in English. */
export const words = {
  layout,
  home,
  about,
  contact,
  stop,
  yourData,
  services: servicesPage,
  practiceArea: practiceAreaLayout,
  practiceAreas,
  concern,
  finder,
  statements,
  answersPage,
  answers: { costs, time, deadlines, 'what-to-bring': whatToBring, glossary },
  terms,
  states,
  newsPage,
  legalLayout,
  legalPages: [...legalPages, ...notices],
  notFound,
  notTaken,
  consultation,
  firm,
};
