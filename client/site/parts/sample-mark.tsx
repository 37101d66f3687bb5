import { useLanguage } from '../language-context';

/** Says of something made up that it is. */
export const SampleMark = () => {
  const { words } = useLanguage();
  return (
    <span className="rounded-sm border border-control px-1.5 py-0.5 text-xs font-semibold text-muted">
      {words.layout.sample.label}
    </span>
  );
};
