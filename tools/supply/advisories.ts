import { z } from '../../shared/zod';

/** Advisories that the firm accepts, each with the reason and a review date. */
export const acceptedAdvisories = z.array(
  z.strictObject({
    id: z.string().regex(/^GHSA(-[23456789cfghjmpqrvwx]{4}){3}$/),
    package: z.string(),
    reason: z.string().min(20),
    until: z.iso.date(),
  }),
);
type AcceptedAdvisories = z.infer<typeof acceptedAdvisories>;

/** The `npm audit --json` entry of a package; of its causes, only those that are advisories. */
export const auditReport = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ via: z.array(z.union([z.string(), z.object({ url: z.string(), severity: z.string() })])) }),
  ),
});
type AuditReport = z.infer<typeof auditReport>;

/** Lists what needs attention: acceptances past their date, and advisories that nobody has accepted. */
export const openAdvisories = (
  { vulnerabilities }: AuditReport,
  accepted: AcceptedAdvisories,
  today: string,
): string[] => {
  const holds = new Set(accepted.filter(({ until }) => until >= today).map(({ id }) => id));
  const advisories = Object.entries(vulnerabilities).flatMap(([name, { via }]) =>
    via.flatMap((cause) => {
      const id = typeof cause === 'object' ? cause.url.split('/').at(-1)! : '';
      return id === '' || holds.has(id) ? [] : [`${name}: ${id}`];
    }),
  );
  const passed = accepted
    .filter(({ until }) => until < today)
    .map(({ id, until }) => `${id} was accepted until ${until}: look again, in ops/advisories.json`);
  return [...new Set([...passed, ...advisories])];
};
