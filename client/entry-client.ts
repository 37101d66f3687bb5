import { attachConcern } from './site/browser/concern';
import { attachDeadlines } from './site/browser/deadlines';
import { attachDemonstration } from './site/browser/demonstration';
import { attachFilter } from './site/browser/filter';
import { attachFolds } from './site/browser/folds';
import { followLinks } from './site/browser/follow-links';
import { mountIslands } from './site/browser/islands';
import { attachLookUp } from './site/browser/look-up';
import { attachMenu } from './site/browser/menu';
import { offerLanguage } from './site/browser/offer-language';
import { attachQuestions } from './site/browser/questions';
import { dropOldDrafts } from './site/form/draft';

// Adds behavior to a public page; React is loaded only if the page has a form or a map.
followLinks();
attachMenu();
attachQuestions();
attachFolds();
attachDeadlines();
attachFilter();
attachLookUp();
dropOldDrafts();
attachConcern();
attachDemonstration();
offerLanguage();
mountIslands();
/** Says that all of it is in place; tests wait for it. */
document.documentElement.dataset.hydrated = '';
