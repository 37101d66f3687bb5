/** Keys to press, for sighted people; screen readers announce `aria-keyshortcuts` instead. */
export const Kbd = ({ children, className = '' }: { children: string; className?: string }) => (
  <kbd
    aria-hidden
    className={`rounded-sm border border-line bg-paper px-1.5 py-0.5 font-sans text-xs whitespace-nowrap text-muted ${className}`}
  >
    {children}
  </kbd>
);
