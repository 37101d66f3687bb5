import { useLanguage } from '../language-context';

/** The register's text for an id, which the element names. */
export const Statement = ({ id, className }: { id: string; className?: string }) => {
  const { statement } = useLanguage();
  return (
    <span data-statement={id} className={className}>
      {statement(id)}
    </span>
  );
};
