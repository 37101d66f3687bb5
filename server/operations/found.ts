import type { Finding } from '../../shared/schemas/status';

/** What was found of a part, whose name stands with it. */
export type PartFinding = Omit<Finding, 'part'>;
