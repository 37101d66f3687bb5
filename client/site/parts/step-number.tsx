export const StepNumber = ({ children }: { children: number }) => (
  <span
    aria-hidden="true"
    className="flex size-10 items-center justify-center rounded-full bg-ink font-serif text-lg font-semibold text-glow print:border print:bg-transparent print:text-ink"
  >
    {children}
  </span>
);
