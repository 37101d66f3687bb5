import { useLanguage } from '../language-context';

/**
 * What the register says under an id. The server lays a correction over it: it looks for this element by its id and
 * puts other words in it, so it never holds anything but text.
 */
export const Statement = ({ id, className }: { id: string; className?: string }) => {
  const { statement } = useLanguage();
  return (
    <span data-statement={id} className={className}>
      {statement(id)}
    </span>
  );
};
