import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { formWords } from '../content/form-words';
import { ConsultationForm } from './form/consultation-form';
import { OfficeMap } from './pages/office-map';

/** Reads an island's input from its `data-` attributes. */
const findContent = async ({ dataset }: HTMLElement) => {
  if (dataset.island === 'map') return <OfficeMap {...JSON.parse(dataset.map ?? '{}')} />;
  const words = await formWords[document.documentElement.lang]?.();
  if (!words) throw new Error('The form has no words in the language of this page');
  return (
    <ConsultationForm
      words={words}
      caseType={dataset.case}
      without={dataset.without?.split(' ')}
      prefix={dataset.prefix}
      steps={dataset.steps === '2' ? 2 : 1}
    />
  );
};

/** Hydrates a prerendered part of the page; returns a function that undoes it. */
export const hydrateIsland = async (place: HTMLElement): Promise<() => void> => {
  const content = await findContent(place);
  if (!place.isConnected) return () => undefined;
  let left = false;
  const root = hydrateRoot(place, <StrictMode>{content}</StrictMode>, {
    onRecoverableError: (error) => {
      // React also reports a root that is unmounted before it was hydrated.
      if (!left) console.error('HYDRATION', error);
    },
  });
  return () => {
    left = true;
    root.unmount();
  };
};
