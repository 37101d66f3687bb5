import { pageAttributes } from '../../../shared/page-attributes';
import { useLanguage } from '../language-context';

/**
 * The register's text for an id. To apply a correction, the server finds this element by its id and replaces its text,
 * so it must contain only text.
 */
export const Statement = ({ id, className }: { id: string; className?: string }) => {
  const { statement } = useLanguage();
  return (
    <span {...{ [pageAttributes.statement]: id }} className={className}>
      {statement(id)}
    </span>
  );
};
