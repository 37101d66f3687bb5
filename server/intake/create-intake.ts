import type { Models } from '../models';
import { createSeal } from '../seal';
import { createCaps } from '../vendors/caps/caps';
import { createVendorKeys } from '../vendors/vendor-keys';
import { createCrowd } from './crowd';
import { createMark } from './refused/mark';
import { createRefusedPosts } from './refused/refused-posts';
import { createRobots } from './robots/robots';
import { createRuleBook } from './rules/rule-book';
import { createSamePost } from './same-post';
import { createSuppressed } from './suppressed';

type Options = {
  models: Models;
  now: () => number;
  /** Seals what is kept of people who are no leads. */
  encryptionKey: string;
};

/** What the door for leads knows and keeps. */
export const createIntake = ({ encryptionKey, ...options }: Options) => ({
  mark: createMark(encryptionKey),
  crowd: createCrowd(),
  keys: createVendorKeys(options),
  caps: createCaps(options),
  rules: createRuleBook(options),
  suppressed: createSuppressed(options),
  robots: createRobots(options),
  samePost: createSamePost(),
  /** Closes the links that vendors are given. */
  links: createSeal([encryptionKey], 'vendor links'),
  refused: createRefusedPosts({
    ...options,
    seal: createSeal([encryptionKey], 'kept posts'),
    mark: createMark(encryptionKey),
  }),
});

export type Intake = ReturnType<typeof createIntake>;
