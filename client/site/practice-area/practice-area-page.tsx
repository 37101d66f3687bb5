import type { PracticeArea } from '../../content/practice-area';
import { FullPracticeArea } from './practice-area-full';
import { SimplePracticeArea } from './practice-area-simple';

/** One practice area from its data. */
export const PracticeAreaPage = ({ page }: { page: PracticeArea }) =>
  page.layout === 'full' ? <FullPracticeArea page={page} /> : <SimplePracticeArea page={page} />;
