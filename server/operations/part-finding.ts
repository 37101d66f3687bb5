import type { Finding } from '../../shared/schemas/status';

/** The finding about a part, without the part's name. */
export type PartFinding = Omit<Finding, 'part'>;
