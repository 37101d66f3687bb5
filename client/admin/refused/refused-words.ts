import type { RobotSign } from '../../../shared/robot-signs';
import type { KeptKind } from '../../../shared/schemas/refused';
import { reasonText } from '../reason-words';

const kinds: Record<KeptKind, string> = {
  rejected: 'Refused',
  duplicate: 'Duplicate',
  test: 'Test',
  quarantined: 'In quarantine',
};

/** Texts for the signs of a robot, with one that only older posts have. */
const signs: Record<RobotSign | 'HONEYPOT', string> = {
  HONEYPOT: 'Filled in a hidden field',
  TOO_FAST: 'Filled in within a second',
  SAME_TEXT: 'Sent the same text from many addresses',
};

export const refusedWords = {
  kinds,
  formatReason: (reason: string, kind: KeptKind): string =>
    signs[reason as RobotSign] ?? (reason ? reasonText(reason) : kinds[kind]),
} as const;
